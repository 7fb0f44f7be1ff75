import { paths } from "@coldopen/contract/paths";
import { enterableChannels, isSamePlace } from "@coldopen/contract/session/rules";
import { useNewProject } from "../../features/projects/index.ts";
import { openSupport } from "../../features/support/index.ts";
import { useGo } from "../../lib/link.tsx";
import type { Command } from "./commands.ts";
import { openPanel } from "./panels.ts";
import { t } from "./texts.ts";
import { useShell, useSwitchChannel } from "./use-shell.ts";

export function useCommands(): Command[] {
  const { user, place, destinations, mayConnect } = useShell();
  const go = useGo();
  const switchTo = useSwitchChannel();
  const link = (group: string, label: string, href: string): Command => ({
    id: `${group}:${href}`,
    group,
    label,
    run: () => void go(href),
  });

  const goTo = t("commands.goTo");
  const create = t("commands.create");
  const newProject = useNewProject();
  const team = destinations.find(({ name }) => name === "team");
  return [
    ...destinations.map(({ name, href }) => link(goTo, t(`nav.${name}`), href)),
    { id: "help", group: goTo, label: t("user.keyboard"), run: () => openPanel("keyboard-help") },
    { id: "support", group: goTo, label: t("user.support"), run: () => openSupport() },
    link(goTo, t("user.logOut"), paths.logout),
    ...enterableChannels(user)
      .map(({ organizationId, channel }) => ({ channel, at: { organizationId, channelUcid: channel.ucid } }))
      .filter(({ at }) => !isSamePlace(at, place))
      .map(({ channel, at }) => ({
        id: `${at.organizationId}:${at.channelUcid}`,
        group: t("commands.switchTo"),
        label: channel.name,
        hint: channel.handle,
        run: () => void switchTo(at),
      })),
    ...(newProject ? [{ id: "new-project", group: create, label: t("commands.newProject"), run: newProject }] : []),
    ...(team ? [link(create, t("commands.invite"), team.href)] : []),
    ...(mayConnect ? [link(create, t("channels.connect"), paths.connectChannel)] : []),
  ];
}
