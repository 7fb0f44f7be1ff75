import { createContext, useContext } from "react";

/** A context whose hook throws outside its provider. */
export function pieceContext<Value>(parent: string) {
  const Context = createContext<Value | null>(null);
  const usePiece = (piece: string): Value => {
    const value = useContext(Context);
    if (value === null) throw new Error(`${piece} must be used within ${parent}`);
    return value;
  };
  return [Context.Provider, usePiece] as const;
}
