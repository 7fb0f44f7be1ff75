import { describe, expect, it } from "vitest";
import { describeCall, describeOutcome, planStep } from "./index.ts";
import { aTurn, everyTool, runEarlier, runTurn, simulateOutcome } from "./testing/simulate.ts";
import type { ChatTurn, ShownItem, ToolOutcome } from "./types.ts";

const callsOf = (request: string, change: Partial<ChatTurn> = {}) => runTurn(aTurn(request, change)).calls;
const namesOf = (request: string, change: Partial<ChatTurn> = {}) => callsOf(request, change).map(({ name }) => name);
const answerOf = (request: string, change: Partial<ChatTurn> = {}) => {
  const step = planStep(aTurn(request, change));
  return step.type === "answer" ? step.text : `calls ${step.calls.map(({ name }) => name).join(" ")}`;
};
const title: ShownItem = { kind: "title", id: "1", text: "I Built a Sauna for $400" };
const picture: ShownItem = {
  kind: "thumbnail",
  id: "2",
  text: "a sauna",
  thumbnailUrl: "https://pictures.test/1.webp",
};

describe("a request with several parts", () => {
  it.each([
    [
      "en",
      "give me 5 titles about van life, make the third shorter and draw thumbnails for it, then save both to a new project",
    ],
    [
      "de",
      "gib mir 5 Titel über Vanlife, mach den dritten kürzer und zeichne Thumbnails dafür, dann speichere beide in einem neuen Projekt",
    ],
    [
      "es",
      "dame 5 títulos sobre vivir en furgoneta, haz el tercero más corto y dibuja miniaturas para él, luego guarda los dos en un proyecto nuevo",
    ],
    [
      "fr",
      "donne-moi 5 titres sur la vie en van, raccourcis le troisième et dessine des miniatures pour lui, puis enregistre les deux dans un nouveau projet",
    ],
  ] as const)("is planned in four dependent calls in %s", (language, request) => {
    const { calls, outcomes } = runTurn(aTurn(request, { channel: { name: "", bio: "", language } }));
    expect(calls.map(({ name }) => name)).toEqual(["write_titles", "revise_title", "draw_thumbnails", "draft_project"]);
    const titles = JSON.stringify(outcomes[0]?.result);
    expect(titles).toContain(JSON.stringify(calls[1]?.arguments.title).slice(1, -1));
    expect(calls[3]?.arguments).toMatchObject({ title: expect.any(String), thumbnailUrl: expect.any(String) });
  });
  it("makes independent calls at once", () => {
    const step = planStep(aTurn("3 titles and 2 thumbnails about bees"));
    expect(step).toEqual({
      type: "calls",
      calls: [
        { name: "write_titles", arguments: { about: "bees", count: 3 } },
        { name: "draw_thumbnails", arguments: { about: "bees", count: 2 } },
      ],
    });
  });
  it("does not split a subject that contains verbs", () =>
    expect(callsOf("titles about how to bake bread and save money")).toEqual([
      { name: "write_titles", arguments: { about: "how to bake bread and save money" } },
    ]));
  it("skips parts that depend on a failed result", () => {
    const request = "5 titles about bees and make the second shorter";
    const failed: ToolOutcome = {
      name: "write_titles",
      arguments: { about: "bees", count: 5 },
      result: { type: "ERROR", message: "No budget left" },
    };
    expect(answerOf(request, { outcomes: [failed] })).toContain("No budget left");
  });
});

describe("selected items", () => {
  it.each([
    ["shorter", "revise_title", { title: title.text, change: "shorten" }, title],
    ["mach es spannender", "revise_title", { title: title.text, change: "intensify" }, title],
    ["but with snow", "revise_thumbnail", { thumbnailUrl: picture.thumbnailUrl, editPrompt: "with snow" }, picture],
    ["draw thumbnails for this", "draw_thumbnails", { about: title.text }, title],
    ["save it to a new project", "draft_project", { name: title.text, title: title.text }, title],
    ["where could NordVPN fit in this video", "suggest_integrations", { brand: "NordVPN", about: title.text }, title],
  ] as const)("are the object of %s", (request, name, wanted, item) =>
    expect(callsOf(request, { selected: [item] })[0]).toMatchObject({ name, arguments: wanted }),
  );
});

describe("moments for a sponsor without a name", () => {
  const channel = {
    name: "Half Built",
    bio: "Small builds with every bill on screen: huts, saunas.",
    language: "en",
  } as const;
  it.each([
    [
      "find a brand moment for a tool sponsor",
      { brand: "tool sponsor", about: "Small builds with every bill on screen" },
    ],
    ["Find a moment for a meal kit brand in a video about a cabin", { brand: "meal kit brand", about: "a cabin" }],
    ["Finde einen Moment für eine Werkzeug Marke in einem Video über eine Sauna", { brand: "Werkzeug Marke" }],
  ])("%s", (request, wanted) =>
    expect(callsOf(request, { channel })[0]).toMatchObject({ name: "suggest_integrations", arguments: wanted }),
  );
});

describe("memories", () => {
  it("that are rules for titles go into the instruction of titles only", () => {
    const memories = [
      "Titles stay under 55 characters",
      "Keep the price in the title",
      "Thumbnails have no text",
      "I live in Oslo",
    ];
    expect(callsOf("5 titles about saunas", { memories })[0]?.arguments.instruction).toBe(
      "Titles stay under 55 characters, Keep the price in the title",
    );
    expect(callsOf("a thumbnail of a sauna", { memories })[0]?.arguments.instruction).toBe("Thumbnails have no text");
  });
});

describe("an answer without a tool", () => {
  it.each([
    ["give me 5 titles", /what is the video about/i],
    ["gib mir titel", /worum geht es/i],
    ["quiero miniaturas", /de qué trata/i],
    ["donne-moi des titres", /de quoi parle/i],
    ["shorter", /which title or thumbnail/i],
    ["translate this title into Spanish", /can't translate/i],
    ["who invented the telephone", /general questions/i],
    ["write me a poem about rain", /longer free texts/i],
    ["upload it to my channel tonight", /can't send, upload or publish/],
    ["can you email my editor the script", /can't send, upload or publish/],
    ["kannst du das auf YouTube hochladen?", /nichts verschicken, hochladen/],
    ["sube el vídeo a TikTok por favor", /No puedo enviar, subir ni publicar/],
    ["publie la vidéo sur ma chaîne", /rien envoyer, mettre en ligne/],
    ["hi there", /titles/i],
    ["what can you do?", /I can write and change titles/],
    ["qué puedes hacer", /Puedo escribir/],
    ["", /What would you like/],
    ["cheap saunas", /cheap saunas/],
  ])("to %j is a short text", (request, text) => expect(answerOf(request)).toMatch(text));
  it("is added to what can be done", () => {
    const { calls, answer } = runTurn(aTurn("3 titles about otters, and post the best one on Instagram"));
    expect(calls).toEqual([{ name: "write_titles", arguments: { about: "otters", count: 3 } }]);
    expect(answer).toMatch(/can't send, upload or publish/);
  });
  it("says that web search is off", () =>
    expect(
      answerOf("search the web for sauna prices", { tools: everyTool.filter((name) => name !== "search_web") }),
    ).toMatch(/switched off/));
  it("is followed by the request that lacked a subject", () =>
    expect(callsOf("cold water swimming", { earlier: runEarlier(["give me 4 titles"]) })[0]).toEqual({
      name: "write_titles",
      arguments: { about: "cold water swimming", count: 4 },
    }));
});

describe("an answer after results", () => {
  const after = (request: string, outcome: ToolOutcome) => answerOf(request, { outcomes: [outcome] });
  const outlier = (name: string, at: number) => ({
    video_id: `v${at}`,
    title: name,
    name: "Anna",
    performance_index: at,
  });
  it("names a document about a shown concept by the subject of the concept", () => {
    const earlier = runEarlier(["three concepts about a houseboat"]);
    expect(callsOf("write me a script outline for the first one", { earlier })[0]).toMatchObject({
      name: "write_document",
      arguments: { title: "a houseboat", about: "a houseboat, told in part 1." },
    });
  });
  it("states figures of the outliers only", () => {
    const outliers = ["I Lived 30 Days Alone", "We Built 2 Cabins", "Cabin Tour", "Is It Worth It?"].map((name, at) =>
      outlier(name, at + 3),
    );
    const text = after("outliers about cabins", {
      name: "search_outliers",
      arguments: { query: "cabins" },
      result: { type: "OUTLIER", about: "cabins", total: 38, outliers },
    });
    expect(text).toContain("38 videos");
    expect(text).toContain("median index is 4.5x");
    expect(text).toContain("2 of 4 have a number in the title");
    expect(text).toContain("2 of 4 are in the first person");
    expect(text).not.toContain("question");
  });
  it("asks to confirm drafts", () => {
    for (const request of ["remember that I film at night", "create a project called Night"])
      expect(runTurn(aTurn(request)).answer).toMatch(/Check and confirm below/);
  });
  it.each(["remember that I film at night", "what do you remember about me?"])(
    "says that memory is off if nothing can be remembered: %s",
    (request) => {
      const tools = everyTool.filter((name) => name !== "draft_memory");
      const outcomes = [{ name: "list_memory" as const, arguments: {}, result: { type: "MEMORY", memories: [] } }];
      const change = request.startsWith("what") ? { tools, outcomes } : { tools };
      expect(answerOf(request, change)).toMatch(/^Chat memory is switched off/);
    },
  );
  it("states an error", () =>
    expect(
      after("5 titles about bees", {
        name: "write_titles",
        arguments: {},
        result: { type: "ERROR", message: "Too many requests" },
      }),
    ).toBe("This did not work: Too many requests"));
  it("says that titles in another language need a language model", () => {
    const earlier = runEarlier(["3 titles about mountain huts"]);
    expect(runTurn(aTurn("and in Spanish?", { earlier })).answer).toMatch(/can't translate/);
  });
  it("does not pass Markdown of results on", () => {
    const result = { type: "PROJECT", about: "", projects: [{ name: "![x](https://evil.test/a.png) <b>" }] };
    expect(after("show my projects", { name: "find_projects", arguments: {}, result })).not.toMatch(
      /!\[x\]\(|<b>(?!\\)/,
    );
  });
  it("says how many are possible at a time", () => {
    const { calls, answer } = runTurn(aTurn("give me 30 titles about bees"));
    expect(calls[0]?.arguments.count).toBe(10);
    expect(answer).toContain("at most 10");
  });
});

it("offers next requests once if the tool is available", () => {
  const tools = [...everyTool, "suggest_follow_ups" as const];
  expect(namesOf("5 titles about bees", { tools })).toEqual(["write_titles", "suggest_follow_ups"]);
});

it("describes calls and outcomes as steps", () => {
  const call = { name: "search_outliers" as const, arguments: { query: "cheap build" } };
  expect(describeCall(call, "en")).toBe("Searching outliers for “cheap build”");
  expect(describeCall({ name: "list_memory", arguments: {} }, "de")).toBe("Lese das Gedächtnis");
  expect(describeOutcome(simulateOutcome(call), "en")).toEqual({
    message: "Searched outliers for “cheap build”",
    detail: "38 videos",
  });
  expect(describeOutcome({ ...call, result: { type: "ERROR", message: "x" } }, "fr").detail).toBe("Échec");
});
