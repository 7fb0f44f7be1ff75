import { AppError } from "@coldopen/contract/kernel/errors";
import type { World } from "../../world.ts";
import { type HeldProject, holdStore } from "./hold-store.ts";

export const notFound = () => new AppError("not_found", "Not found");
export const requirePlan = (isPaid: boolean): void => {
  if (!isPaid) throw new AppError("payment_required", "This organization has no active plan");
};

/** Whose turn it is to write: nobody may while another person holds the pen, nor with a number from before it changed hands. */
function requirePen({ lock }: Pick<HeldProject, "lock">, userId: string, fence?: number): void {
  if (lock?.isLive && lock.userId !== userId)
    throw new AppError("locked_by_other", `${lock.ownerName} is editing this project`);
  if (fence !== undefined && fence !== (lock?.fence ?? 0))
    throw new AppError("conflict", "Someone else has taken the pen since. Your change was not saved.");
}

type Which = Parameters<ReturnType<typeof holdStore>["hold"]>[1];

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
