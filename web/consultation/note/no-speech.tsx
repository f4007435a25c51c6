import { dictationAdvice } from '#web/lib/device/use-dictation.ts';

/** The specification's text for a browser without speech recognition, then what to do instead. */
export function NoSpeech({ text }: { text: string }) {
  return (
    <>
      {text}
      <span>{dictationAdvice('unsupported')}</span>
    </>
  );
}
