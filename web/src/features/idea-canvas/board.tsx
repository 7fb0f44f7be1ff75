import "./canvas.css";
import { CANVAS_EXTENT, type CanvasCard, type CanvasCardKind } from "@coldopen/contract/idea-canvas/schema";
import {
  applyEdgeChanges,
  applyNodeChanges,
  Background,
  type Connection,
  type CoordinateExtent,
  type EdgeChange,
  type NodeChange,
  Panel,
  ReactFlow,
  ReactFlowProvider,
  useStore as useFlowStore,
  useReactFlow,
} from "@xyflow/react";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useTheme } from "../../lib/theme.ts";
import { toast } from "../../lib/toast.ts";
import { useUndoKeys } from "../../lib/use-undo-keys.ts";
import { t } from "../../locales/en/idea-canvas.ts";
import { CanvasContext, type CardCommand } from "./canvas-context.ts";
import { CardNodeView } from "./card-node.tsx";
import { cardSize, freeSpot } from "./card-size.ts";
import { headingOf } from "./card-text.ts";
import { CanvasDialogs, type OpenDialog } from "./dialogs.tsx";
import { EmptyBoard } from "./empty-board.tsx";
import { type CanvasNode, runPosition, toEdges, toNodes, toRunEdges, toRunNode } from "./flow-items.ts";
import { type LinkEdge, LinkEdgeView } from "./link-edge.tsx";
import { newCard, titleCardOf } from "./new-card.ts";
import { boundsOf, cardAt, Overview } from "./overview.tsx";
import { RunNodeView } from "./run-node.tsx";
import type { CanvasSession } from "./session.ts";
import { AddBar, SelectionBar, ViewBar } from "./toolbar.tsx";
import { useCombine } from "./use-combine.ts";
import { useIsOverview, useNodesInSlices } from "./use-nodes-in-slices.ts";

const nodeTypes = { card: CardNodeView, run: RunNodeView };
const edgeTypes = { link: LinkEdgeView };
const DELETE_KEYS = ["Delete", "Backspace"];
const FIT = { maxZoom: 1, padding: 0.1 };
const NO_EDGES: LinkEdge[] = [];
const BOARD_EXTENT: CoordinateExtent = [
  [-CANVAS_EXTENT, -CANVAS_EXTENT],
  [CANVAS_EXTENT, CANVAS_EXTENT],
];
const CENTER_MS = 150;
const DOT_GAP = 24;
const PLAIN_BELOW_ZOOM = 0.4;
const FRAMES_TO_RENDER = 60;

type Point = { clientX: number; clientY: number };
type BoardProps = { channel: ActiveChannel; session: CanvasSession; isEditable: boolean };

export const CanvasBoardView = (props: BoardProps) => (
  <ReactFlowProvider>
    <Board {...props} />
  </ReactFlowProvider>
);

function Board({ channel, session, isEditable }: BoardProps) {
  const { view, past, future } = useStore(session.store, ({ canvas }) => canvas);
  const changedBy = useStore(session.store, (state) => state.changedBy);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [nodes, setNodes] = useState<CanvasNode[]>([]);
  const [selectedLinks, setSelectedLinks] = useState<readonly LinkEdge[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const flow = useReactFlow();
  const isOverview = useIsOverview(view.cards);
  // The cards that an overview removes need no other look before.
  const isPlain = useFlowStore(({ transform }) => !isOverview && transform[2] < PLAIN_BELOW_ZOOM);
  const theme = useTheme();
  const byId = useMemo(() => new Map(view.cards.map((card) => [card.id, card])), [view.cards]);
  const selected = nodes.flatMap((node) => (node.selected ? (byId.get(node.id) ?? []) : []));

  const selectedIds = useMemo(() => new Set(nodes.flatMap((node) => (node.selected ? [node.id] : []))), [nodes]);

  const combining = useCombine(channel, (element, sources, projectId) => {
    const { cards } = session.store.getState().canvas.view;
    const card = titleCardOf(element, projectId, cards, runPosition(sources));
    const isFirst = element.index === 0;
    const links = isFirst ? sources.map(({ id }) => ({ id: crypto.randomUUID(), from: id, to: card.id })) : [];
    session.edit({ type: "addCard", card }, ...links.map((link) => ({ type: "addLink" as const, link })));
  });
  const { combination } = combining;

  useEffect(
    () => setNodes((before) => toNodes(view.cards, changedBy, isEditable, before)),
    [view.cards, changedBy, isEditable],
  );
  const shownNodes = useMemo(
    () =>
      combination ? [...nodes, toRunNode(combination, combining.stop, combination.sources.map(headingOf))] : nodes,
    [nodes, combination, combining.stop],
  );
  const slice = useNodesInSlices(shownNodes, isOverview);
  // A moved card leaves them as they are, so that they are not rendered again.
  const stored = useMemo(() => toEdges(view.links), [view.links]);
  const edges = useMemo(() => {
    const chosen = new Set(selectedLinks.map(({ id }) => id));
    const isShown = ({ source, target }: LinkEdge) => byId.has(source) && byId.has(target);
    return [...stored.filter(isShown), ...toRunEdges(combination)].map((edge) =>
      chosen.has(edge.id) ? { ...edge, selected: true } : edge,
    );
  }, [stored, byId, combination, selectedLinks]);

  const focusBoard = () => box.current?.focus();
  const focusCard = (card: CanvasCard) => {
    const { width, height } = cardSize(card);
    const { x, y } = card.position;
    const find = () => box.current?.querySelector<HTMLElement>(`.react-flow__node[data-id="${card.id}"]`);
    // A card that is only drawn can't have the focus.
    const zoom = isOverview ? 1 : flow.getZoom();
    // A card outside the view is rendered once it has come into view.
    const focusRendered = (frames: number) =>
      requestAnimationFrame(() => {
        const found = find();
        if (found) found.focus({ preventScroll: true });
        else if (frames > 0) focusRendered(frames - 1);
      });
    void flow
      .setCenter(x + width / 2, y + height / 2, { zoom, duration: CENTER_MS })
      .then(() => focusRendered(FRAMES_TO_RENDER));
  };
  const spotInView = () => {
    const area = box.current?.getBoundingClientRect();
    const at = flow.screenToFlowPosition({
      x: (area?.left ?? 0) + (area?.width ?? 0) / 3,
      y: (area?.top ?? 0) + (area?.height ?? 0) / 3,
    });
    return { x: Math.round(at.x), y: Math.round(at.y) };
  };
  const addCard = (card: CanvasCard) => {
    const placed = { ...card, position: freeSpot(view.cards, spotInView(), cardSize(card)) };
    session.edit({ type: "addCard", card: placed });
    // The next free spot may be outside the view.
    focusCard(placed);
  };
  /** Other changes may have followed the removal, so the last step is not undone instead. */
  const restoreCards = (cards: readonly CanvasCard[]) => {
    const shown = new Set(session.store.getState().canvas.view.cards.map(({ id }) => id));
    const missing = cards.filter(({ id }) => !shown.has(id));
    session.edit(...missing.map(({ id }) => ({ type: "restoreCard" as const, id })));
  };
  const removeCards = (cards: readonly CanvasCard[]) => {
    if (cards.length === 0) return;
    session.edit(...cards.map(({ id }) => ({ type: "removeCard" as const, id })));
    toast.success(t("card.removed", { count: cards.length }), {
      label: t("card.undo"),
      onSelect: () => restoreCards(cards),
    });
    focusBoard();
  };
  const link = (from: string, to: string) => {
    const exists = view.links.some(
      (one) => (one.from === from && one.to === to) || (one.from === to && one.to === from),
    );
    if (from !== to && !exists) session.edit({ type: "addLink", link: { id: crypto.randomUUID(), from, to } });
  };
  const add = (kind: CanvasCardKind) => setDialog({ kind: "add", card: kind });

  const runCommand = useEffectEvent((command: CardCommand, card: CanvasCard) => {
    if (command === "remove") removeCards([card]);
    else setDialog({ kind: command, cardId: card.id });
  });
  const combineLink = useEffectEvent((linkId: string) => {
    const found = view.links.find(({ id }) => id === linkId);
    const [one, other] = [byId.get(found?.from ?? ""), byId.get(found?.to ?? "")];
    if (one && other) combining.combine(one, other);
  });
  const actions = useMemo(
    () => ({
      isEditable,
      isPlain,
      run: (command: CardCommand, card: CanvasCard) => runCommand(command, card),
      combineLink: (linkId: string) => combineLink(linkId),
      removeLink: (id: string) => session.edit({ type: "removeLink", id }),
    }),
    [isEditable, isPlain, session],
  );

  const changeNodes = useEffectEvent((changes: NodeChange<CanvasNode>[]) => {
    setNodes((before) => applyNodeChanges(changes.filter(isLocal), before));
    const moves = changes.flatMap((change) => {
      if (change.type !== "position" || change.dragging !== false || !change.position) return [];
      const card = byId.get(change.id);
      const position = { x: Math.round(change.position.x), y: Math.round(change.position.y) };
      const isMoved = card && (card.position.x !== position.x || card.position.y !== position.y);
      return isMoved ? [{ type: "updateCard" as const, id: change.id, fields: { position } }] : [];
    });
    if (moves.length > 0) session.edit(...moves);
  });
  const changeEdges = useEffectEvent((changes: EdgeChange<LinkEdge>[]) =>
    setSelectedLinks(applyEdgeChanges(changes, edges).filter((edge) => edge.selected)),
  );
  const connect = useEffectEvent(({ source, target }: Connection) => link(source, target));
  const openCard = useEffectEvent((cardId: string) => isEditable && setDialog({ kind: "edit", cardId }));
  const goToCardAt = useEffectEvent(({ clientX: x, clientY: y }: Point) => {
    const card = isOverview && cardAt(view.cards, flow.screenToFlowPosition({ x, y }));
    if (card) focusCard(card);
  });
  // Others with each step of a drag would render every card again.
  const handlers = useMemo(
    () => ({
      onNodesChange: (changes: NodeChange<CanvasNode>[]) => changeNodes(changes),
      onEdgesChange: (changes: EdgeChange<LinkEdge>[]) => changeEdges(changes),
      onConnect: (connection: Connection) => connect(connection),
      onMoveStart: () => box.current?.setAttribute("data-moving", ""),
      onMoveEnd: () => box.current?.removeAttribute("data-moving"),
      onPaneClick: (point: Point) => goToCardAt(point),
      onNodeDoubleClick: (_event: unknown, { id }: CanvasNode) => void openCard(id),
    }),
    [],
  );
  /** The focused card if it is not selected, else the selected cards, else the selected lines. */
  const removeChosen = (focused: CanvasCard | undefined) => {
    const selected = nodes.flatMap(({ id, selected: isSelected }) => (isSelected ? (byId.get(id) ?? []) : []));
    // The lines of a removed card stay stored, and come back with it.
    if (focused && !selected.includes(focused)) return removeCards([focused]);
    if (selected.length > 0) return removeCards(selected);
    session.edit(...selectedLinks.map(({ id }) => ({ type: "removeLink" as const, id })));
    focusBoard();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const node = event.target instanceof HTMLElement ? event.target.closest(".react-flow__node") : null;
    const isOnBoard = event.target === box.current || event.target === node;
    if (!isOnBoard || event.ctrlKey || event.metaKey || event.altKey) return;
    const card = byId.get(node?.getAttribute("data-id") ?? "");
    if (event.key === "Enter" && card && isEditable) setDialog({ kind: "edit", cardId: card.id });
    if (DELETE_KEYS.includes(event.key) && isEditable) removeChosen(card);
    const step = { j: 1, k: -1 }[event.key.toLowerCase()];
    if (step === undefined) return;
    event.preventDefault();
    const next = neighbour(view.cards, card, step);
    if (next) focusCard(next);
  };
  useUndoKeys({ undo: session.undo, redo: session.redo });

  return (
    <CanvasContext value={actions}>
      <section
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: The board receives the focus after its last card is gone.
        tabIndex={0}
        aria-label={t("board", { count: view.cards.length })}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        className="idea-canvas relative min-h-0 flex-1 -outline-offset-2"
      >
        <p id={helpId} className="sr-only">
          {t("help")}
        </p>
        {/* The flow has the height of its parent in percent, and below the bar of a phone the section has none. */}
        <div className="absolute inset-0">
          <ReactFlow<CanvasNode, LinkEdge>
            nodes={slice.nodes}
            edges={slice.isComplete ? edges : NO_EDGES}
            nodeTypes={nodeTypes}
            edgeTypes={edgeTypes}
            {...handlers}
            nodeExtent={BOARD_EXTENT}
            nodesDraggable={isEditable}
            nodesConnectable={isEditable}
            edgesFocusable={false}
            edgesReconnectable={false}
            deleteKeyCode={null}
            connectionRadius={40}
            colorMode={theme}
            onlyRenderVisibleElements
            panOnScroll
            minZoom={0.1}
            maxZoom={2}
            zoomOnDoubleClick={false}
            fitView
            fitViewOptions={FIT}
            proOptions={{ hideAttribution: true }}
          >
            <Background gap={DOT_GAP} color="var(--line-strong)" />
            {!slice.isComplete && <Overview view={view} selected={selectedIds} />}
            {isEditable && (
              <Panel position="bottom-left">
                <AddBar onAdd={add} />
              </Panel>
            )}
            {isEditable && selected.length > 1 && (
              <Panel position="top-center">
                <SelectionBar
                  count={selected.length}
                  onCombine={() => selected[0] && selected[1] && combining.combine(selected[0], selected[1])}
                  onConnect={() => selected[0] && selected[1] && link(selected[0].id, selected[1].id)}
                  onRemove={() => removeCards(selected)}
                />
              </Panel>
            )}
            <Panel position="bottom-right" className="max-md:bottom-13!">
              <ViewBar
                isEditable={isEditable}
                canUndo={past.length > 0}
                canRedo={future.length > 0}
                onFit={(duration) =>
                  void (slice.isComplete
                    ? flow.fitView({ ...FIT, duration })
                    : flow.fitBounds(boundsOf(view.cards), { duration, padding: FIT.padding }))
                }
                onUndo={session.undo}
                onRedo={session.redo}
              />
            </Panel>
          </ReactFlow>
        </div>
        {view.cards.length === 0 && <EmptyBoard isEditable={isEditable} onAdd={add} />}
      </section>
      <CanvasDialogs
        channel={channel}
        dialog={dialog}
        cards={view.cards}
        isEditable={isEditable}
        onClose={() => setDialog(undefined)}
        onAdd={(fields) => addCard(newCard(fields))}
        onUpdate={(id, fields) => session.edit({ type: "updateCard", id, fields })}
        onConnect={(from, to) => link(from.id, to.id)}
        onCombine={combining.combine}
      />
    </CanvasContext>
  );
}

/** Removals come back with the board, once the session has applied them. */
const isLocal = (change: NodeChange<CanvasNode>) => change.type !== "remove";

/** The next or previous card, line by line. */
function neighbour(cards: readonly CanvasCard[], from: CanvasCard | undefined, step: number): CanvasCard | undefined {
  const inOrder = cards.toSorted(
    (one, other) => one.position.y - other.position.y || one.position.x - other.position.x,
  );
  if (!from) return inOrder.at(step > 0 ? 0 : -1);
  const at = inOrder.indexOf(from);
  return inOrder[(at + step + inOrder.length) % inOrder.length];
}
