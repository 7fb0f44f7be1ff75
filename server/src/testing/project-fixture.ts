import { projectRoutes } from "@coldopen/contract/projects/routes";
import type { Browser, TestApp } from "./start-app.ts";

export const base = "/api/v3/video-project";
export const optionBase = "/api/v3/video-project-option";

/** A channel of one's own and every call on its projects, by its owner unless said. */
export async function projectFixture(studio: TestApp) {
  const owner = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: owner.id });
  const channelUcid = await studio.given.channel(organizationId);
  const person = async (role: "admin" | "user") => {
    const user = await studio.given.user({ firstName: role });
    await studio.given.member(organizationId, user.id, role);
    await studio.given.entitled(organizationId, user.id, channelUcid, role);
    return { ...user, browser: await studio.as(user.email) };
  };
  const browser = await studio.as(owner.email);
  const scope = { organizationId, channelUCID: channelUcid };
  const create = async (body: object = {}, by: Browser = browser) =>
    by.call({ method: "POST", url: base, payload: { name: "New Project", ...scope, ...body } });
  const made = async (body: object = {}, by: Browser = browser) =>
    projectRoutes.create.reply.parse((await create(body, by)).json()).data;
  const get = async (id: string, by: Browser = browser) =>
    by.call({ url: `${base}/${id}?${new URLSearchParams(scope)}` });
  const detail = async (id: string) => projectRoutes.get.reply.parse((await get(id)).json()).data;
  const put = (id: string, payload: object, by: Browser = browser) =>
    by.call({ method: "PUT", url: `${base}/${id}`, payload });
  const remove = (id: string, by: Browser = browser) => by.call({ method: "DELETE", url: `${base}/${id}` });
  const restore = (id: string, by: Browser = browser) => by.call({ method: "POST", url: `${base}/${id}/restore` });
  const activity = async (id: string) =>
    projectRoutes.activity.reply.parse((await browser.call({ url: `${base}/${id}/activity` })).json()).data;
  const add = async (videoProjectId: string, content: string, optionType = "TITLE", more: object = {}) =>
    browser.call({
      method: "POST",
      url: optionBase,
      payload: { content, optionType, source: "user", videoProjectId, ...more },
    });
  const added = async (...given: Parameters<typeof add>) =>
    projectRoutes.addOption.reply.parse((await add(...given)).json()).data;
  return { owner, scope, browser, person, create, made, get, detail, put, remove, restore, activity, add, added };
}
