/** A text as a string of CSS, whatever it contains. */
const cssString = (text: string): string =>
  `"${text.replace(/["\\<>\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

type RunningHeadProps = {
  /** The name of the page in the style sheets. */
  size: 'a4' | 'a5' | 'lab-report';
  text: string;
  /** The corner of the sheet. */
  at?: 'left' | 'right';
};

/** Prints a text at the top of the second sheet of a paper and of each behind it; the first has its own head. */
export function RunningHead({ size, text, at = 'left' }: RunningHeadProps) {
  return (
    <style>{`@page ${size} { @top-${at} { content: ${cssString(text)}; font: 8pt Inter, sans-serif; } }
@page ${size}:first { @top-${at} { content: none; } }`}</style>
  );
}
