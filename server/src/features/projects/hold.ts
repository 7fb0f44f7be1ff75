import { AppError } from "@coldopen/contract/kernel/errors";
import type { World } from "../../world.ts";
import { type HeldProject, holdStore, type Which } from "./hold-store.ts";

export const notFound = () => new AppError("not_found", "Not found");
export const noPlan = () => new AppError("payment_required", "This organization has no active plan");
export const requirePlan = (isPaid: boolean): void => {
  if (!isPaid) throw noPlan();
};
export const penTaken = (owner: string) => new AppError("locked_by_other", `${owner} is editing this project`);
export const tooLate = () =>
  new AppError("conflict", "Someone else has taken the pen since. Your change was not saved.");

/** Whose turn it is to write: nobody may while another person holds the pen, nor with a number from before it changed hands. */
function requirePen({ lock }: Pick<HeldProject, "lock">, userId: string, fence?: number): void {
  if (lock?.isLive && lock.userId !== userId) throw penTaken(lock.ownerName);
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
