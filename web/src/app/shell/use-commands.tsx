import { paths } from "@coldopen/contract/paths";
import { PROJECT_NAME_MAX } from "@coldopen/contract/projects/schema";
import { enterableChannels, isSameChannel } from "@coldopen/contract/session/rules";
import { Keyboard, LifeBuoy, LogOut, Plus, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { useNewProject } from "../../features/projects/index.ts";
import { openSupport } from "../../features/support/index.ts";
import { useGo } from "../../lib/link.tsx";
import { t } from "../../locales/en/shell.ts";
import { Avatar } from "../../ui/avatar.tsx";
import type { Command } from "./commands.ts";
import { destinationIcons } from "./nav.tsx";
import { openPanel } from "./panels.ts";
import { useShell, useSwitchChannel } from "./use-shell.ts";

export function useCommands(): Command[] {
  const { user, scope, destinations, mayConnect } = useShell();
  const go = useGo();
  const switchTo = useSwitchChannel();
  const link = (group: string, icon: ReactNode, label: string, href: string): Command => ({
    id: `${group}:${href}`,
    group,
    icon,
    label,
    run: () => void go(href),
  });

  const create = t("commands.create");
  const more = t("commands.more");
  const newProject = useNewProject();
  const team = destinations.find(({ name }) => name === "team");
  return [
    ...destinations.map(({ name, href, group }) => {
      const Icon = destinationIcons[name];
      return link(t(group === "work" ? "commands.goTo" : "commands.settings"), <Icon />, t(`nav.${name}`), href);
    }),
    ...(newProject
      ? [
          {
            id: "new-project",
            group: create,
            icon: <Plus />,
            label: t("commands.newProject"),
            hint: "C",
            run: () => newProject(),
          },
        ]
      : []),
    ...(team ? [link(create, <UserPlus />, t("commands.invite"), team.href)] : []),
    ...(mayConnect ? [link(create, <Plus />, t("channels.connect"), paths.connectChannel)] : []),
    ...enterableChannels(user)
      .map(({ organizationId, channel }) => ({ channel, at: { organizationId, channelUcid: channel.ucid } }))
      .filter(({ at }) => !isSameChannel(at, scope))
      .map(({ channel, at }) => ({
        id: `${at.organizationId}:${at.channelUcid}`,
        group: t("commands.switchTo"),
        icon: <Avatar name={channel.name} src={channel.channelThumbnail} size={16} decorative />,
        label: channel.name,
        hint: channel.handle,
        run: () => void switchTo(at),
      })),
    {
      id: "help",
      group: more,
      icon: <Keyboard />,
      label: t("user.keyboard"),
      hint: "?",
      run: () => openPanel("keyboard-help"),
    },
    { id: "support", group: more, icon: <LifeBuoy />, label: t("user.support"), run: () => openSupport() },
    link(more, <LogOut />, t("user.logOut"), paths.logout),
  ];
}

/** Creates a project with the typed text as its name. */
export function useNamedProjectCommand(typed: string): Command[] {
  const newProject = useNewProject();
  const name = typed.trim().slice(0, PROJECT_NAME_MAX);
  if (!newProject || name === "") return [];
  const label = t("commands.newProjectNamed", { name });
  return [{ id: "named-project", group: t("commands.create"), icon: <Plus />, label, run: () => newProject(name) }];
}
