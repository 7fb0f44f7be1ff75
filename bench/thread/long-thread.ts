import type { ToolResult } from "@coldopen/contract/chat/results";

type Row = {
  id: string;
  parent_id: string | null;
  type: "human" | "ai" | "tool";
  content: string;
  tool_calls: unknown[];
  tool_call_id: string | null;
  tool_name: string | null;
  status: string | null;
};
type Place = { threadId: string; title: string; organizationId: string; channelUcid: string; email: string };

const MESSAGES_PER_TURN = 4;
const SUBJECTS = ["raft cabin", "night train", "desert sauna", "ice swimming", "roof garden"] as const;

const titles = (turn: number, subject: string): ToolResult => ({
  type: "TITLE",
  about: subject,
  titles: Array.from({ length: 5 }, (_, n) => ({
    id: `title-${turn}-${n}`,
    title: `I Spent ${10 + turn + n} Days With a ${subject} and This Is What Broke First`,
    score: 50 + n,
    sources: [],
  })),
});
const concepts = (turn: number, subject: string): ToolResult => ({
  type: "CONCEPT",
  about: subject,
  concepts: Array.from({ length: 3 }, (_, n) => ({
    id: `concept-${turn}-${n}`,
    concept: `Day one of the ${subject} looks easy. By day ${n + 3} the plan is gone and every choice has a price.`,
    why_this_works: "The stakes are clear from the first second, and each day changes them.",
    sources: [],
  })),
});
const words = (turn: number, subject: string) => `Here is what I would do with the **${subject}**, version ${turn}:

1. Open on the moment it *fails*, before anything is explained.
2. Name the number of days in the first sentence.
3. Keep \`one\` promise for the end.

> People stay for the consequence, not for the build.

| Part | Length |
| --- | --- |
| Opening | 0:20 |
| Build | 3:10 |
| Consequence | 4:00 |
`;

function turnOf(turn: number, parentId: string | null): Row[] {
  const subject = SUBJECTS[turn % SUBJECTS.length] ?? SUBJECTS[0];
  const [asked, called, resulted, answered] = Array.from({ length: MESSAGES_PER_TURN }, () => crypto.randomUUID());
  if (!asked || !called || !resulted || !answered) throw new Error("A turn has four messages");
  const isConcepts = turn % 2 === 1;
  const callId = `call_${turn}`;
  const name = isConcepts ? "write_concepts" : "write_titles";
  const result = isConcepts ? concepts(turn, subject) : titles(turn, subject);
  const none = { tool_calls: [], tool_call_id: null, tool_name: null, status: null };
  return [
    { ...none, id: asked, parent_id: parentId, type: "human", content: `Question ${turn} about the ${subject}` },
    {
      ...{ ...none, id: called, parent_id: asked, type: "ai", content: "", status: "complete" },
      tool_calls: [{ id: callId, name, args: { about: subject } }],
    },
    {
      ...{ ...none, id: resulted, parent_id: called, type: "tool", content: JSON.stringify(result) },
      ...{ tool_call_id: callId, tool_name: name, status: "success" },
    },
    { ...none, id: answered, parent_id: resulted, type: "ai", content: words(turn, subject), status: "complete" },
  ];
}

/** The statement that stores a thread of this many messages: questions, results of tools and formatted answers. */
export function longThreadSql(place: Place, messages: number): string {
  const rows: Row[] = [];
  for (let turn = 0; rows.length < messages; turn++) rows.push(...turnOf(turn, rows.at(-1)?.id ?? null));
  const numbered = rows.map((row, at) => ({ ...row, at }));
  const head = rows.at(-1)?.id;
  const { threadId, title, organizationId, channelUcid, email } = place;
  return `
    insert into chat_threads (id, organization_id, channel_ucid, user_id, agent_id, title)
      select '${threadId}', '${organizationId}', '${channelUcid}', id, 'studio', '${title}' from users where email = '${email}';
    insert into chat_messages (id, thread_id, parent_id, type, content, tool_calls, tool_call_id, tool_name, status)
      select m.id, '${threadId}', m.parent_id, m.type, m.content, m.tool_calls, m.tool_call_id, m.tool_name, m.status
      from jsonb_to_recordset($messages$${JSON.stringify(numbered)}$messages$::jsonb) as
        m(id uuid, parent_id uuid, type text, content text, tool_calls jsonb, tool_call_id text, tool_name text, status text, at int)
      order by m.at;
    update chat_threads set head_message_id = '${head}' where id = '${threadId}'`;
}
