import { useEffect, useState } from 'react';

/** The QR code of a text as the URL of an image; null until it is made. The library loads on demand. */
export function useQrCode(text: string | null): string | null {
  const [made, setMade] = useState<{ text: string; code: string }>();
  useEffect(() => {
    if (text === null) return;
    let isGone = false;
    void import('#web/ui/print/qr-code.ts').then(({ qrCodeOf }) => {
      if (!isGone) setMade({ text, code: qrCodeOf(text) });
    });
    return () => {
      isGone = true;
    };
  }, [text]);
  return made !== undefined && made.text === text ? made.code : null;
}
