import { type RefObject, useEffect, useState } from 'react';

const MM_PER_PIXEL = 25.4 / 96;
/** Rounding must not push the last line onto a page of its own. */
const SPARE_MM = 2;

/** Sets the roll's page length to the paper's, so that a receipt is one piece without waste. */
export function SlipLength({ of }: { of: RefObject<HTMLElement | null> }) {
  const [lengthMm, setLengthMm] = useState(0);
  useEffect(() => {
    const paper = of.current;
    if (!paper) return;
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = paper;
      // An element that is not laid out has no height.
      setLengthMm(offsetHeight === 0 ? 0 : Math.ceil(offsetHeight * MM_PER_PIXEL) + SPARE_MM);
    });
    observer.observe(paper);
    return () => observer.disconnect();
  }, [of]);
  if (lengthMm === 0) return null;
  return <style>{`@page slip { size: 80mm ${lengthMm}mm; margin: 4mm; }`}</style>;
}
