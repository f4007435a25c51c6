import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

/** Specification 2, section 9. */
const LINK = /^(https?|ircs?|mailto|xmpp):/i;

/** Only what leads out: an address without a scheme would be one of this application's own. */
const linkOf = (url: string): string => (LINK.test(url) ? url : '');

/** An answer as it reads; the library keeps HTML out. */
export function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown
      // Models answer in tables and write bare addresses.
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
        // An address of a picture would tell its server that somebody reads this.
        img: ({ alt }) => <>{alt}</>,
      }}
    >
      {text}
    </ReactMarkdown>
  );
}
