import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

/** Specification 2, section 9. */
const LINK = /^(https?|ircs?|mailto|xmpp):/i;

/** Only absolute URLs become links: one without a scheme would resolve to this application. */
const linkOf = (url: string): string => (LINK.test(url) ? url : '');

/** An answer as rendered markdown; the library drops HTML. */
export function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown
      // Models write tables and bare URLs.
      remarkPlugins={[remarkGfm]}
      urlTransform={linkOf}
      components={{
        a: ({ children, href }) =>
          href ? (
            <a href={href} target="_blank" rel="noreferrer noopener">
              {children}
            </a>
          ) : (
            children
          ),
        table: ({ children }) => (
          <div className="assistant-rows">
            <table>{children}</table>
          </div>
        ),
        // Loading a picture would tell its server that the answer is being read.
        img: ({ alt }) => <>{alt}</>,
      }}
    >
      {text}
    </ReactMarkdown>
  );
}
