import { Socket } from "node:net";
import pg from "pg";

type Ask = (statement: pg.QueryConfig) => Promise<pg.QueryResult<Record<string, unknown>>>;
type Options = {
  connect: pg.ClientConfig;
  count: number;
  /** Where a read goes alone, or around a lane that is blocked. */
  otherwise: Ask;
  onLost: (error: Error) => void;
};

/** Fewer go alone: beside other heavy work a connection that all share is served later than one of many. */
const CROWD = 2;
const WAITING_MAX = 32;
/** A lane that has answered nothing for so long is blocked, and whoever comes goes around it. */
const BLOCKED_MS = 250;
/** A lane blocked for so long is given up with all who wait in it. */
const GIVEN_UP_MS = 10_000;

/**
 * A few connections that many short reads share: each is sent before the one before it is answered, so that a crowd of requests
 * costs the machine few wake-ups. What may wait for a lock or for much work has no place here, everyone behind would wait too.
 */
export function openLanes({ connect, count, otherwise, onLost }: Options) {
  const config = { ...connect, pipeline: true, query_timeout: GIVEN_UP_MS };
  const lanes = Array.from({ length: count }, () => openLane(config, onLost));
  let underWay = 0;
  // The first with room, and not each in turn: the more wait for one connection, the fewer wake-ups they cost.
  const laneOf = () => (underWay >= CROWD ? lanes.find((lane) => lane.hasRoom()) : undefined);
  const ask: Ask = async (statement) => {
    const lane = laneOf();
    underWay++;
    try {
      return await (lane ? lane.ask(statement) : otherwise(statement));
    } finally {
      underWay--;
    }
  };
  return { ask, close: () => Promise.all(lanes.map((lane) => lane.close())) };
}

type Connection = { client: pg.Client; holdBack: () => void };

function openLane(config: pg.ClientConfig, onLost: (error: Error) => void) {
  let connection: Promise<Connection> | undefined;
  let waiting = 0;
  let movedAt = 0;

  const connect = () => {
    const wire = new Socket();
    const client = new pg.Client({ ...config, stream: () => wire });
    const opened = client.connect().then(() => ({ client, holdBack: holdingBack(wire) }));
    const leave = () => {
      if (connection === opened) connection = undefined;
    };
    // Without a listener a stopped database ends the process.
    client.on("error", (error) => {
      onLost(error);
      leave();
    });
    client.once("end", leave);
    opened.catch(leave);
    return opened;
  };

  return {
    hasRoom: () => waiting === 0 || (waiting < WAITING_MAX && performance.now() - movedAt < BLOCKED_MS),
    ask: async (statement: pg.QueryConfig) => {
      if (waiting++ === 0) movedAt = performance.now();
      try {
        connection ??= connect();
        const { client, holdBack } = await connection;
        holdBack();
        return await client.query(statement);
      } finally {
        waiting--;
        movedAt = performance.now();
      }
    },
    close: async () => {
      const last = await connection?.catch(() => undefined);
      await last?.client.end();
    },
  };
}

/** What one callback leads to leaves in one go. Not what a whole turn of the event loop does: beside many streams a turn is long. */
function holdingBack(wire: Socket): () => void {
  let isHeld = false;
  const release = () => {
    isHeld = false;
    wire.uncork();
  };
  return () => {
    if (isHeld) return;
    isHeld = true;
    wire.cork();
    process.nextTick(release);
  };
}
