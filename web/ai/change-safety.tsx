import { OrderWarnings, OverrideReason } from '#web/pharmacy/index.ts';
import type { useChangeSafety } from './use-change-safety.ts';

type ChangeSafetyProps = { safety: ReturnType<typeof useChangeSafety>; onEnter: () => void };

/** The warnings of a proposed order, and the reason without which it is not applied. */
export function ChangeSafety({ safety, onEnter }: ChangeSafetyProps) {
  const { warnings, open, earlier } = safety;
  return (
    <>
      <OrderWarnings label="Warnings of the order" warnings={warnings} earlier={earlier} />
      {open.length > 0 && (
        <OverrideReason
          count={open.length}
          value={safety.reason}
          onChange={safety.setReason}
          inputRef={safety.field}
          onEnter={onEnter}
          isMissing={safety.isMissing}
        />
      )}
    </>
  );
}
