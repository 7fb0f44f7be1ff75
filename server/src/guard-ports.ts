import type { AppContext } from "./app-context.ts";

type Assert = (operation: string) => void;

/** Every method asserts first, but those that neither wait for anything outside nor belong to a request. */
const guardMethods = <T extends object>(
  port: T,
  name: string,
  assert: Assert,
  except: readonly (keyof T)[] = [],
): T => {
  const unguarded: ReadonlySet<unknown> = new Set(except);
  return new Proxy(port, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== "function" || unguarded.has(property)) return value;
      return (...input: unknown[]) => {
        assert(`${name}.${String(property)}`);
        return Reflect.apply(value, target, input);
      };
    },
  });
};

/**
 * No model call, upload or request to another machine runs inside a transaction: it would hold a connection and locks for as
 * long as the other side takes. Throws in production too, where the mistake would otherwise show as everyone else's 503.
 * Monitoring is left out: what it reports may be the failure of a transaction.
 */
export function guardPorts(context: AppContext): AppContext {
  const {
    db,
    searchDb,
    fetchPublicUrl,
    postPublicUrl,
    payments,
    videos,
    webSearch,
    channelConsent,
    providerModels,
    localModels,
  } = context;
  const assert: Assert = (operation) => {
    db.assertNoTransaction(operation);
    searchDb.assertNoTransaction(operation);
  };
  return {
    ...context,
    files: guardMethods(context.files, "files", assert),
    mail: guardMethods(context.mail, "mail", assert),
    fetchPublicUrl: async (address, limits) => {
      assert("fetchPublicUrl");
      return fetchPublicUrl(address, limits);
    },
    postPublicUrl: async (address, message) => {
      assert("postPublicUrl");
      return postPublicUrl(address, message);
    },
    identity: guardMethods(context.identity, "identity", assert, ["list"]),
    channelConsent: channelConsent && guardMethods(channelConsent, "channelConsent", assert, ["begin"]),
    channelAnalytics: guardMethods(context.channelAnalytics, "channelAnalytics", assert),
    analytics: guardMethods(context.analytics, "analytics", assert),
    audience: guardMethods(context.audience, "audience", assert),
    textModel: guardMethods(context.textModel, "textModel", assert),
    textQueue: guardMethods(context.textQueue, "textQueue", assert),
    chatModel: guardMethods(context.chatModel, "chatModel", assert, ["costCents"]),
    providerModels: {
      ...providerModels,
      text: (settings) => guardMethods(providerModels.text(settings), "textModel", assert),
      chat: (settings) => guardMethods(providerModels.chat(settings), "chatModel", assert, ["costCents"]),
      image: (settings) => guardMethods(providerModels.image(settings), "imageModel", assert, ["close"]),
      list: async (...input) => {
        assert("providerModels.list");
        return providerModels.list(...input);
      },
      checkImage: async (...input) => {
        assert("providerModels.checkImage");
        return providerModels.checkImage(...input);
      },
    },
    localModels: localModels && guardMethods(localModels, "localModels", assert, ["baseUrlOf"]),
    webSearch: webSearch && guardMethods(webSearch, "webSearch", assert),
    // A counter changed inside a transaction would stay locked until its commit.
    usage: guardMethods(context.usage, "usage", assert, ["close"]),
    imageModel: guardMethods(context.imageModel, "imageModel", assert, ["close"]),
    demoThumbnails: guardMethods(context.demoThumbnails, "demoThumbnails", assert),
    lettering: guardMethods(context.lettering, "lettering", assert, ["boxesOf"]),
    vision: guardMethods(context.vision, "vision", assert, ["close"]),
    payments: payments && guardMethods(payments, "payments", assert),
    videos: videos && guardMethods(videos, "videos", assert),
  };
}
