import { useEffect, useState } from "react";

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Counts down to a time; zero if it has passed or is undefined. */
export function useSecondsUntil(moment: number | undefined): number {
  const [counted, setCounted] = useState({ moment, seconds: moment === undefined ? 0 : secondsUntil(moment) });
  if (counted.moment !== moment) setCounted({ moment, seconds: moment === undefined ? 0 : secondsUntil(moment) });
  const isOver = counted.seconds === 0;
  useEffect(() => {
    if (moment === undefined || isOver) return;
    const timer = setInterval(() => setCounted({ moment, seconds: secondsUntil(moment) }), 1000);
    return () => clearInterval(timer);
  }, [moment, isOver]);
  return counted.seconds;
}
