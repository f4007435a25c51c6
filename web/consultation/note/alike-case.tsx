import { useRef } from 'react';
import { readShorthand } from '#contract/ai/offline/shorthand.rules.ts';
import { AlikePatients, type RegisteredPatient } from '#web/patients/index.ts';

const NOBODY = { name: '', phone: '', age: '' };

/** The patient that the first line of a new case describes, as the assistant reads it. */
export function patientOf(text: string) {
  const [first = ''] = text.trim().split('\n');
  const told = readShorthand(first, { isNamed: false })?.patient;
  if (!told) return NOBODY;
  return { name: told.name, phone: told.phone ?? '', age: told.age?.toString() ?? '' };
}

type AlikeCaseProps = { text: string; onUse: (patient: RegisteredPatient) => void };

/** The patients that a new case may repeat, while it is typed: a case registers a patient too. */
export function AlikeCase({ text, onUse }: AlikeCaseProps) {
  const list = useRef<HTMLDivElement>(null);
  return <AlikePatients typed={patientOf(text)} listRef={list} onUse={onUse} />;
}
