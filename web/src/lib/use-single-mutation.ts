import { type UseMutateFunction, type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useRef } from "react";

/** A mutation that ignores further calls while one is running: a double click comes before the busy state is rendered. */
export function useSingleMutation<Data, Input>(options: UseMutationOptions<Data, Error, Input>) {
  const isRunning = useRef(false);
  const { mutateAsync, ...mutation } = useMutation(options);
  const mutate: UseMutateFunction<Data, Error, Input> = (...call) => {
    if (isRunning.current) return;
    isRunning.current = true;
    void mutateAsync(...call)
      .catch(() => undefined)
      .finally(() => {
        isRunning.current = false;
      });
  };
  return { ...mutation, mutate };
}
