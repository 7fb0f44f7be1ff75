import { AppError } from "@coldopen/contract/kernel/errors";
import { OPTIONS_MAX } from "@coldopen/contract/projects/schema";
import type { World } from "../../world.ts";
import { type HeldProject, holdStore, type Which } from "./hold-store.ts";

export const notFound = () => new AppError("not_found", "Not found");
const noPlan = () => new AppError("payment_required", "This organization has no active plan");
export const requirePlan = (isPaid: boolean): void => {
  if (!isPaid) throw noPlan();
};
const penTaken = (owner: string) => new AppError("locked_by_other", `${owner} is editing this project`);
const tooLate = () => new AppError("conflict", "Someone else has taken the pen since. Your change was not saved.");

/** What a statement that wrote nothing says, as its caller hears it. */
const refusals: Record<string, (owner: string) => AppError> = {
  unpaid: noPlan,
  locked: penTaken,
  late: tooLate,
  "foreign option": () => new AppError("invalid_input", "A primary option must be one of this project's own"),
  "too long": () => new AppError("invalid_input", "content: Text limit reached"),
  "here already": () => new AppError("conflict", "This option is here already"),
  full: () => new AppError("conflict", `A project holds ${OPTIONS_MAX} of a kind`),
};
export const refusalOf = (says: string, owner: string): Error =>
  refusals[says]?.(owner) ?? new Error(`A write ended with "${says}"`);

/** Whose turn it is to write: nobody may while another person holds the pen, nor with a number from before it changed hands. */
function requirePen({ lock }: Pick<HeldProject, "lock">, userId: string, fence?: number): void {
  if (lock?.isLive && lock.userId !== userId) throw penTaken(lock.ownerName ?? "");
  if (fence !== undefined && fence !== (lock?.fence ?? 0)) throw tooLate();
}

/** Inside a transaction: the project, held for writing by someone who may. */
export const holdForWriting =
  ({ db }: Pick<World, "db">) =>
  async (userId: string, which: Which, options: { fence?: number | undefined; isDeleted?: boolean } = {}) => {
    const held = await holdStore(db).hold(userId, which, { isDeleted: options.isDeleted ?? false });
    if (!held) throw notFound();
    requirePlan(held.isPaid);
    requirePen(held, userId, options.fence);
    return held;
  };
