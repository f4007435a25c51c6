import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { alreadyInOrder } from '#contract/pharmacy/pharmacy-order.messages.ts';
import type { Favourite } from '#contract/visit-sheet/favourites/favourite.ts';
import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { type FreshLine, type OrderLineDraft, OrderLines, pricesOf } from '#web/pharmacy/index.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { lineOf } from '../parts/line-of.ts';
import { RowField } from '../parts/row-field.tsx';
import type { TypedRow } from '../parts/row-options.ts';
import type { FavouriteDraft } from './favourite-draft.ts';
import { whatBecame } from './old-names.ts';
import { rowDrafts } from './use-kept-favourite.ts';

type FavouriteDrugsProps = {
  draft: FavouriteDraft;
  change: (part: Partial<FavouriteDraft>) => void;
  favourite: Favourite;
};

/** The drugs of a favourite, typed as in the sheet. Stock is checked when they are inserted. */
export function FavouriteDrugs({ draft, change, favourite }: FavouriteDrugsProps) {
  const field = useRef<HTMLInputElement>(null);
  const [fresh, setFresh] = useState<FreshLine | null>(null);
  const { data: drugs } = useApi(listDrugs, {}, { live: true });
  const add = (rows: readonly TypedRow[]): boolean => {
    if (rows.some(({ unread }) => unread !== null)) {
      toast.info(M.doseNotSure);
      return false;
    }
    const again = rows.find((row) => draft.lines.some(({ drugId }) => drugId === row.drug.id));
    if (again) {
      toast.error(alreadyInOrder(again.drug.name));
      return false;
    }
    change({ lines: [...draft.lines, ...rows.map(({ drug, line }) => lineOf(drug, line))] });
    for (const { drug, asked } of rows) setFresh(asked && { id: drug.id, field: asked });
    return true;
  };
  const rename = (line: OrderLineDraft, name: string): void =>
    change({ lines: draft.lines.map((one) => (one === line ? { ...line, name } : one)) });

  return (
    <Stack gap="xs">
      {draft.lines.length > 0 && (
        <OrderLines
          lines={draft.lines}
          onChange={(lines) => change({ lines: [...lines] })}
          stockOf={() => undefined}
          priceOf={pricesOf(drugs)}
          fresh={fresh}
          withoutPrice
          onNext={() => field.current?.focus()}
          aside={(line) => <OldName line={line} favourite={favourite} onRename={rename} />}
        />
      )}
      <RowField
        drugs={drugs}
        onDrugs={add}
        onOutside={(text) =>
          change({ outside: [draft.outside.trimEnd(), text].filter(Boolean).join('\n') })
        }
        inputRef={field}
        {...rowDrafts(favourite.id)}
      />
      {draft.outside !== '' && (
        <Textarea
          label="From outside"
          rows={1}
          className="sheet-text"
          maxLength={2_000}
          value={draft.outside}
          onChange={({ currentTarget }) => change({ outside: currentTarget.value })}
        />
      )}
    </Stack>
  );
}

type OldNameProps = {
  line: OrderLineDraft;
  favourite: Favourite;
  onRename: (line: OrderLineDraft, name: string) => void;
};

/** That a drug was renamed or deleted since it was saved. */
function OldName({ line, favourite, onRename }: OldNameProps) {
  const drug = favourite.drugs.find(({ drug_id }) => drug_id === line.drugId);
  const said = drug && whatBecame({ ...drug, name: line.name }, 'pharmacy');
  if (!drug || !said) return null;
  const { currentName } = drug;
  return (
    <Group gap="xs">
      <Text size="xs" c="var(--mantine-color-error)">
        {said}
      </Text>
      {currentName !== null && (
        <Button size="compact-xs" variant="default" onClick={() => onRename(line, currentName)}>
          Take {currentName}
        </Button>
      )}
    </Group>
  );
}
