import { lexer, type Token, type Tokens } from "marked";
import "./markdown.css";
import { Fragment, memo, type ReactNode } from "react";
import { pictureSource } from "../../../lib/picture-source.ts";
import { t } from "../../../locales/en/chat.ts";
import { Image } from "../../../ui/image.tsx";
import { closeOpenMarks, decodeEntities, safeHref, splitBlocks } from "./blocks.ts";

/** Parts of a text have no identity but their position, and new ones are only added at the end. */
const withKeys = <T,>(parts: readonly T[]) => parts.map((part, position) => ({ key: String(position), part }));

type MarkdownProps = { text: string; isGrowing?: boolean };

/**
 * Markdown of a model as React elements. No HTML is ever set, so nothing has to be sanitized; HTML in the text is shown
 * as text.
 */
export const Markdown = memo(({ text, isGrowing = false }: MarkdownProps) => (
  <div className="chat-markdown max-w-160 text-base wrap-anywhere">
    {withKeys(splitBlocks(isGrowing ? closeOpenMarks(text) : text)).map(({ key, part }) => (
      <Block key={key} raw={part} />
    ))}
  </div>
));

const Block = memo(({ raw }: { raw: string }) => <>{blocks(lexer(raw))}</>);

const isOf = <T extends Tokens.Generic>(token: Token, type: T["type"]): token is T => token.type === type;
const textOf = (token: Token): string => ("text" in token && typeof token.text === "string" ? token.text : token.raw);
const childrenOf = (token: Token): Token[] => ("tokens" in token && token.tokens ? token.tokens : []);

const blocks = (tokens: readonly Token[]): ReactNode =>
  withKeys(tokens).map(({ key, part }) => <Fragment key={key}>{block(part)}</Fragment>);

function block(token: Token): ReactNode {
  if (isOf<Tokens.Heading>(token, "heading")) {
    // The page has the first two levels.
    const Tag = token.depth <= 2 ? "h3" : token.depth === 3 ? "h4" : "h5";
    return <Tag>{inline(token.tokens)}</Tag>;
  }
  if (isOf<Tokens.List>(token, "list")) return <List list={token} />;
  if (isOf<Tokens.Table>(token, "table")) return <Table table={token} />;
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "code":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide block is scrolled by keyboard
        <pre tabIndex={0}>
          <code>{textOf(token)}</code>
        </pre>
      );
    case "blockquote":
      return <blockquote>{blocks(childrenOf(token))}</blockquote>;
    case "hr":
      return <hr />;
    case "paragraph":
      return <p>{inline(childrenOf(token))}</p>;
    case "text":
      return <p>{inline([token])}</p>;
    default:
      return <p>{token.raw}</p>;
  }
}

function List({ list }: { list: Tokens.List }) {
  const Tag = list.ordered ? "ol" : "ul";
  return (
    <Tag {...(list.ordered && list.start !== 1 && { start: Number(list.start) })}>
      {withKeys(list.items).map(({ key, part: item }) => (
        <li key={key}>
          {item.task && (
            <input
              type="checkbox"
              checked={item.checked ?? false}
              disabled
              aria-label={t(item.checked ? "markdown.done" : "markdown.open")}
            />
          )}
          {withKeys(item.tokens.filter(({ type }) => type !== "checkbox")).map(({ key: at, part }) => (
            <Fragment key={at}>{part.type === "text" ? inline([part]) : block(part)}</Fragment>
          ))}
        </li>
      ))}
    </Tag>
  );
}

const Table = ({ table }: { table: Tokens.Table }) => (
  <div className="overflow-x-auto">
    <table>
      <thead>
        <tr>
          {withKeys(table.header).map(({ key, part }) => (
            <th key={key}>{inline(part.tokens)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {withKeys(table.rows).map(({ key, part: row }) => (
          <tr key={key}>
            {withKeys(row).map(({ key: at, part }) => (
              <td key={at}>{inline(part.tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const inline = (tokens: readonly Token[]): ReactNode =>
  withKeys(tokens).map(({ key, part }) => <Fragment key={key}>{span(part)}</Fragment>);

function span(token: Token): ReactNode {
  if (isOf<Tokens.Link>(token, "link")) return <Anchor link={token} />;
  if (isOf<Tokens.Image>(token, "image")) {
    // Pictures of other sites would tell them who reads the answer.
    const src = pictureSource(token.href);
    return src ? <Image src={src} alt={token.text} /> : `[${token.text || t("markdown.image")}]`;
  }
  switch (token.type) {
    case "strong":
      return <strong>{inline(childrenOf(token))}</strong>;
    case "em":
      return <em>{inline(childrenOf(token))}</em>;
    case "del":
      return <del>{inline(childrenOf(token))}</del>;
    case "codespan":
      return <code>{textOf(token)}</code>;
    case "br":
      return <br />;
    case "text":
    case "escape":
      return childrenOf(token).length > 0 ? inline(childrenOf(token)) : decodeEntities(textOf(token));
    default:
      return token.raw;
  }
}

function Anchor({ link }: { link: Tokens.Link }) {
  const href = safeHref(link.href);
  if (!href) return inline(link.tokens);
  const isOutside = !href.startsWith("/");
  return (
    <a href={href} {...(isOutside && { target: "_blank", rel: "noopener noreferrer nofollow" })}>
      {inline(link.tokens)}
    </a>
  );
}
