import { Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { mayCall } from '#contract/kernel/endpoint.ts';
import {
  codeRemembered,
  CODE_MESSAGES as M,
  unknownCode,
} from '#contract/pharmacy/codes/drug-code.messages.ts';
import {
  addDrugCode,
  deleteDrugCode,
  listDrugCodes,
} from '#contract/pharmacy/codes/drug-codes.endpoints.ts';
import { printedCode } from '#contract/pharmacy/codes/gtin.rules.ts';
import { isSurelyCode, type Scan } from '#contract/pharmacy/codes/scanned-code.rules.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { matchDrugs } from '#contract/pharmacy/drug-search.rules.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Combobox } from '#web/ui/combobox/combobox.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import type { ScanOutcome } from './use-scan.ts';

type OutcomeProps = {
  outcome: ScanOutcome | null;
  onFound: (drug: Drug, scan: Scan) => void;
  onClose: () => void;
};

/** Why a scan named no drug; an unknown code can be remembered. */
export function ScanResult({ outcome, onFound, onClose }: OutcomeProps) {
  const mayRemember = mayCall(addDrugCode, useCurrentUser().role);
  if (!outcome) return null;
  if ('said' in outcome) {
    return (
      <AlertBanner tone="warning" onClose={onClose}>
        {outcome.said}
      </AlertBanner>
    );
  }
  const { unknown } = outcome;
  return (
    <AlertBanner tone="warning" onClose={onClose}>
      <Stack gap="xs">
        <Text>{unknownCode(printedCode(unknown.code))}</Text>
        {mayRemember && <RememberFor key={unknown.code} scan={unknown} onFound={onFound} />}
      </Stack>
    </AlertBanner>
  );
}

/**
 * Remembers a code for a drug, with Undo when the drug did not have it before. Returns whether it is
 * remembered; a refusal goes to `onRefused`.
 */
export function useRememberCode(onRefused: (text: string) => void) {
  const invalidates = [listDrugCodes];
  const add = useApiMutation(addDrugCode, { invalidates });
  const remove = useApiMutation(deleteDrugCode, { invalidates });
  const undo = async (id: string): Promise<void> => {
    try {
      toast.success((await remove.mutateAsync({ params: { id } })).message);
    } catch (error) {
      toast.error(saidOr(error, M.removeFailed));
    }
  };
  return async (drugId: string, code: string): Promise<boolean> => {
    try {
      const [before] = await callApi(listDrugCodes, { query: { code } });
      if (before?.drug_id === drugId) return true;
      const { id, drug } = await add.mutateAsync({ body: { drug_id: drugId, code } });
      const action = { label: 'Undo', onPress: () => void undo(id) };
      toast.success(codeRemembered(drug), { action });
      return true;
    } catch (error) {
      onRefused(saidOr(error, M.rememberFailed));
      return false;
    }
  };
}

function RememberFor({ scan, onFound }: { scan: Scan; onFound: OutcomeProps['onFound'] }) {
  const { data: drugs } = useApi(listDrugs, {});
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const remember = useRememberCode(setRefusal);
  // A further scan must not choose a drug here.
  const found = drugs && !isSurelyCode(text) ? matchDrugs(drugs, text) : [];
  const { run } = useSingleFlight(async (drug: Drug) => {
    if (await remember(drug.id, scan.code)) onFound(drug, scan);
  });
  return (
    <Combobox
      field={{ label: 'Remember for …', placeholder: 'Name of the drug', error: refusal }}
      inputRef={field}
      text={text}
      onText={setText}
      listLabel="Drugs"
      said={found.length === 1 ? '1 drug fits.' : `${found.length} drugs fit.`}
      options={found}
      optionKey={({ id }) => id}
      onChoose={(drug) => void run(drug)}
      isSearched={text.trim() !== ''}
      isLoading={drugs === undefined}
      first={found.length > 0 ? 0 : -1}
    >
      {({ name }) => name}
    </Combobox>
  );
}
