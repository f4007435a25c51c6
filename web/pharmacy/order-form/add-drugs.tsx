import { Button, Group } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { mayCall } from '#contract/kernel/endpoint.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { alreadyInOrder } from '#contract/pharmacy/pharmacy-order.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import type { OrderLineDraft } from './draft/order-draft.ts';
import { newLine } from './draft/order-line.ts';
import { DrugPicker } from './drug-picker.tsx';

/** How long the duplicate notice is shown (specification 2, section 9). */
const DUPLICATE_MS = 3_000;

type AddDrugsProps = {
  isForChild: boolean;
  drugs: readonly Drug[] | undefined;
  lines: readonly OrderLineDraft[];
  add: (line: OrderLineDraft) => void;
  addElsewhere: (typed: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  autoFocus?: boolean | undefined;
};

/** Adds drugs to an order. A drug missing from the inventory is added to it, or prescribed for another pharmacy. */
export function AddDrugs(props: AddDrugsProps) {
  const { isForChild, drugs, lines, add, addElsewhere, inputRef, autoFocus } = props;
  const { pathname, search } = useLocation();
  const [text, setText] = useState('');
  const [twice, setTwice] = useState<{ name: string; time: number } | null>(null);
  const mayAddDrugs = mayCall(addDrug, useCurrentUser().role);

  const pick = (drug: Drug): void => {
    if (lines.some(({ drugId }) => drugId === drug.id)) {
      // Each duplicate shows the notice again for 3 s.
      setTwice({ name: drug.name, time: (twice?.time ?? 0) + 1 });
      return;
    }
    setTwice(null);
    add(newLine(drug));
  };

  return (
    <>
      <Group align="end" gap="sm" maw={640}>
        <DrugPicker
          isForChild={isForChild}
          drugs={drugs}
          text={text}
          onText={setText}
          onPick={pick}
          onElsewhere={addElsewhere}
          inputRef={inputRef}
          autoFocus={autoFocus}
        />
        {mayAddDrugs && (
          <Button
            component={Link}
            variant="default"
            to={ADDRESSES.addDrug}
            state={{ initialDrugName: text.trim(), backTo: pathname + search }}
          >
            Add as new item
          </Button>
        )}
      </Group>
      {twice && (
        <AlertBanner
          tone="error"
          key={twice.time}
          onClose={() => setTwice(null)}
          clearAfterMs={DUPLICATE_MS}
        >
          {alreadyInOrder(twice.name)}
        </AlertBanner>
      )}
    </>
  );
}
