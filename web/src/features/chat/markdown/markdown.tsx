import { lexer, type Token, type Tokens } from "marked";
import "./markdown.css";
import { Fragment, memo, type ReactNode } from "react";
import { pictureSource } from "../../../lib/picture-source.ts";
import { t } from "../../../locales/en/chat.ts";
import { Image } from "../../../ui/image.tsx";
import { closeOpenMarks, decodeEntities, safeHref, splitBlocks } from "./blocks.ts";

type MarkdownProps = { text: string; isGrowing?: boolean };

/**
 * Markdown of a model as React elements. No HTML is ever set, so nothing has to be sanitized; HTML in the text is shown
 * as text.
 */
export const Markdown = memo(({ text, isGrowing = false }: MarkdownProps) => (
  <div className="chat-markdown max-w-160 text-base wrap-anywhere">
    {splitBlocks(isGrowing ? closeOpenMarks(text) : text).map((raw, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added at the end
      <Block key={index} raw={raw} />
    ))}
  </div>
));

const Block = memo(({ raw }: { raw: string }) => <>{blocks(lexer(raw))}</>);

const isOf = <T extends Tokens.Generic>(token: Token, type: T["type"]): token is T => token.type === type;
const textOf = (token: Token): string => ("text" in token && typeof token.text === "string" ? token.text : token.raw);
const childrenOf = (token: Token): Token[] => ("tokens" in token && token.tokens ? token.tokens : []);

const blocks = (tokens: readonly Token[]): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity
  tokens.map((token, index) => <Fragment key={index}>{block(token)}</Fragment>);

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
      {list.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity
        <li key={index}>
          {item.task && (
            <input
              type="checkbox"
              checked={item.checked ?? false}
              disabled
              aria-label={t(item.checked ? "markdown.done" : "markdown.open")}
            />
          )}
          {item.tokens
            .filter(({ type }) => type !== "checkbox")
            .map((token, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity
              <Fragment key={at}>{token.type === "text" ? inline([token]) : block(token)}</Fragment>
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
          {table.header.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity
            <th key={index}>{inline(cell.tokens)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity
          <tr key={index}>
            {row.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity
              <td key={at}>{inline(cell.tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const inline = (tokens: readonly Token[]): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity
  tokens.map((token, index) => <Fragment key={index}>{span(token)}</Fragment>);

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
