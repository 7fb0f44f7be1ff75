import {
  CANVAS_CARDS_MAX,
  CANVAS_LINKS_MAX,
  type CanvasBoard,
  CanvasCard,
  type CanvasChange,
  type CanvasUpdate,
  CanvasVideo,
} from "@coldopen/contract/idea-canvas/schema";
import { ideaCanvasNamespace } from "@coldopen/contract/idea-canvas/sockets";
import { AppError } from "@coldopen/contract/kernel/errors";
import { pictureIdOf } from "@coldopen/contract/pictures/address";
import { isAdminRole } from "@coldopen/contract/session/rules";
import type { AppContext } from "../../app-context.ts";
import { roleIn } from "../../platform/access/access-check.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { Sender } from "../../platform/sockets/announce.ts";
import { emitterOf } from "../../platform/sockets/emit.ts";
import { roomsFor } from "../../platform/sockets/rooms.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { hasPictures } from "../pictures/index.ts";
import { applyChanges, type ChangeRefusal, idsIn } from "./rules.ts";
import { canvasStore, type ReadCard } from "./store.ts";

type Author = Pick<Caller, "userId" | "memberships" | "entitlements"> & Sender;
const REMOVED_CARD_DAYS = 30;

const refusals: Record<ChangeRefusal, () => AppError> = {
  card_missing: () => new AppError("not_found", "This card does not exist"),
  too_many_cards: () => new AppError("conflict", `A board can have at most ${CANVAS_CARDS_MAX} cards`),
  too_many_links: () => new AppError("conflict", `A board can have at most ${CANVAS_LINKS_MAX} links`),
  link_to_itself: () => new AppError("invalid_input", "A card cannot be connected to itself"),
};

export const canvasService = (context: Pick<AppContext, "db" | "sockets" | "now">) => {
  const { db } = context;
  const store = canvasStore(db);
  const catalogue = catalogueStore(db);
  const emit = emitterOf(context.sockets.io, ideaCanvasNamespace);

  /** Videos come from the catalogue, so that data it had to delete is not kept here. */
  const withVideos = async (cards: readonly ReadCard[]): Promise<CanvasCard[]> => {
    const ids = cards.flatMap(({ videoId }) => videoId ?? []);
    const videos = ids.length > 0 ? await catalogue.findVideos(ids) : [];
    const known = new Map(videos.map((video) => [video.videoId, CanvasVideo.parse(video)]));
    return cards.map((card) => CanvasCard.parse({ ...card, video: known.get(card.videoId ?? "") ?? null }));
  };

  /** Pictures, videos and projects that a change names have to exist, the first and the last in this channel. */
  const checkReferences = async (scope: AuthorizedScope, changes: readonly CanvasChange[]): Promise<void> => {
    const named = changes.flatMap((change) =>
      change.type === "addCard" ? change.card : change.type === "updateCard" ? change.fields : [],
    );
    const unique = (ids: readonly string[]) => [...new Set(ids)];
    const pictureIds = new Set(named.flatMap(({ picture }) => (picture ? (pictureIdOf(picture) ?? []) : [])));
    if (!(await hasPictures(context, scope, pictureIds)))
      throw new AppError("not_found", "This picture does not exist");
    const projectIds = unique(named.flatMap(({ projectId }) => projectId ?? []));
    if (projectIds.length > 0 && (await store.countProjects(scope, projectIds)) < projectIds.length)
      throw new AppError("not_found", "This project does not exist");
    const videoIds = unique(
      changes.flatMap((change) => (change.type === "addCard" ? (change.card.videoId ?? []) : [])),
    );
    if (videoIds.length > 0 && (await catalogue.findVideos(videoIds)).length < videoIds.length)
      throw new AppError("not_found", "This video does not exist");
  };

  const publish = async (scope: AuthorizedScope, author: Author, update: CanvasUpdate): Promise<void> => {
    const { organizationId: orgId, channelUcid: channelUCID } = scope;
    const by = { userId: author.userId, name: await store.findPersonName(author.userId) };
    await db.afterCommit(() =>
      emit(
        "changed",
        { rooms: roomsFor.channel(scope) },
        { orgId, channelUCID, by, update },
        {
          exceptClient: author.clientId,
        },
      ),
    );
  };

  return {
    board: async (scope: AuthorizedScope): Promise<CanvasBoard> => {
      const { version = 0, isLocked = false } = (await store.findBoard(scope)) ?? {};
      const cards = await withVideos(await store.listCards(scope));
      return { version, isLocked, cards, links: await store.listLinks(scope) };
    },
    change: (author: Author, scope: AuthorizedScope, changes: readonly CanvasChange[]): Promise<CanvasUpdate> =>
      db.transaction(async () => {
        const board = await store.lockBoard(scope);
        if (board.isLocked && !isAdminRole(roleIn(author, scope)))
          throw new AppError("forbidden", "This board is locked. An admin of the channel can unlock it.");
        await checkReferences(scope, changes);
        const { cardIds, linkIds } = idsIn(changes);
        const at = context.now().toISOString();
        const applied = applyChanges(
          {
            cards: await store.findCards(scope, cardIds),
            links: await store.findLinks(scope, linkIds),
            cardCount: await store.countCards(scope),
            linkCount: await store.countLinks(scope),
          },
          changes,
          { userId: author.userId, clientId: author.clientId, at },
        );
        if (applied.outcome !== "applied") throw refusals[applied.outcome]();
        await store.upsertCards(scope, applied.cards, at);
        await store.deleteLinks(scope, applied.removedLinkIds);
        await store.upsertLinks(scope, applied.links);
        await store.insertOverwrites(scope, applied.overwrites);
        await store.trimOverwrites(scope, [...new Set(applied.overwrites.map(({ cardId }) => cardId))]);
        const version = board.version + 1;
        await store.updateBoard(scope, { ...board, version });
        const touched = await store.findCards(
          scope,
          applied.cards.map(({ id }) => id),
        );
        const update: CanvasUpdate = {
          version,
          isLocked: board.isLocked,
          cards: await withVideos(touched.filter(({ isRemoved }) => !isRemoved)),
          removedCardIds: touched.filter(({ isRemoved }) => isRemoved).map(({ id }) => id),
          // With the links of its cards, since a card that was restored has its links again.
          links: await store.findLinksAt(scope, [
            ...touched.map(({ id }) => id),
            ...applied.links.flatMap(({ from, to }) => [from, to]),
          ]),
          removedLinkIds: applied.removedLinkIds,
        };
        await publish(scope, author, update);
        return update;
      }),
    setLock: (author: Author, scope: AuthorizedScope, isLocked: boolean): Promise<CanvasUpdate> =>
      db.transaction(async () => {
        const { version } = await store.lockBoard(scope);
        const board = { version: version + 1, isLocked };
        await store.updateBoard(scope, board);
        const update = { ...board, cards: [], removedCardIds: [], links: [], removedLinkIds: [] };
        await publish(scope, author, update);
        return update;
      }),
    cardHistory: async (scope: AuthorizedScope, cardId: string) => {
      if ((await store.findCards(scope, [cardId])).length === 0) throw refusals.card_missing();
      return { results: await store.listOverwrites(scope, cardId) };
    },
    /** Deletes cards whose removal can no longer be taken back. */
    cleanUp: () => store.deleteRemovedBefore(REMOVED_CARD_DAYS),
  };
};
