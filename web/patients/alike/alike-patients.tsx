import { ALREADY_REGISTERED } from './already-registered.ts';
import './alike-patients.css';
import { Kbd } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { guardianText } from '#contract/patients/guardian.rules.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { OptionFacts } from '#web/ui/combobox/combobox.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { ageAndGender } from '../picker/patient-facts.ts';
import type { RegisteredPatient } from '../picker/remember-patient.ts';
import { seenText } from './seen-text.ts';
import { type Alike, type TypedPatient, useAlike } from './use-alike.ts';

const MOST = 5;

function headingOf(found: readonly Alike[]): string {
  if (found.some(({ likely }) => likely)) return ALREADY_REGISTERED;
  return found.length === 1
    ? '1 patient has this phone'
    : `${found.length} patients have this phone`;
}

type AlikePatientsProps = {
  typed: TypedPatient & { readonly address?: string };
  /** The list, so that the arrow key can leave the fields for it. */
  listRef: RefObject<HTMLDivElement | null>;
  onUse: (patient: RegisteredPatient) => void;
  /** Takes the address of the family; it is offered only with this. */
  onAddress?: (address: string) => void;
};

/**
 * The patients that a registration may repeat, and the family on the phone, while they are typed. F2 takes
 * the first. The buttons stay out of the order of Tab, so that the fields follow one another.
 */
export function AlikePatients({ typed, listRef, onUse, onAddress }: AlikePatientsProps) {
  const { found, isCurrent } = useAlike(typed);
  const left = useRef<Element | null>(null);
  const [first] = found;
  useShortcut('f2', {
    description: 'Use the patient who is already registered',
    onPress: () => first && onUse(first.patient),
    enabled: isCurrent && first !== undefined,
  });
  if (!first) return <div ref={listRef} hidden />;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button.contains(document.activeElement));
    if (event.key === 'ArrowDown') buttons[at + 1]?.focus();
    else if (event.key === 'ArrowUp' && at > 0) buttons[at - 1]?.focus();
    else if (event.key === 'ArrowUp' || event.key === 'Escape') {
      if (left.current instanceof HTMLElement) left.current.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const address = onAddress && !typed.address?.trim() ? addressOf(found) : null;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has fields, and a border of its own
    <div
      ref={listRef}
      className="alike"
      role="group"
      aria-label="Patients like this one"
      aria-busy={!isCurrent}
      onKeyDown={onKeyDown}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) left.current = relatedTarget;
      }}
    >
      <p role="status" className="alike-heading">
        {headingOf(found)}
      </p>
      {found.slice(0, MOST).map((one, index) => (
        <AlikeButton
          key={one.patient.id}
          one={one}
          isFirst={index === 0}
          isDisabled={!isCurrent}
          onUse={onUse}
        />
      ))}
      {found.length > MOST && <p className="alike-more">and {found.length - MOST} others</p>}
      {address !== null && (
        <button
          type="button"
          tabIndex={-1}
          className="alike-option"
          aria-disabled={!isCurrent}
          onClick={() => isCurrent && onAddress?.(address)}
        >
          <span>Same address: {address}</span>
        </button>
      )}
    </div>
  );
}

const addressOf = (found: readonly Alike[]): string | null =>
  found.find(({ same_phone, patient }) => same_phone && patient.address)?.patient.address ?? null;

type AlikeButtonProps = {
  one: Alike;
  isFirst: boolean;
  isDisabled: boolean;
  onUse: (patient: RegisteredPatient) => void;
};

function AlikeButton({
  one: { patient, same_phone },
  isFirst,
  isDisabled,
  onUse,
}: AlikeButtonProps) {
  const facts = [
    ageAndGender(patient),
    guardianText(patient),
    same_phone ? null : patient.phone,
    patientNo(patient.token),
    seenText(patient),
  ];
  return (
    <button
      type="button"
      tabIndex={-1}
      className="alike-option"
      aria-disabled={isDisabled}
      {...(isFirst && { 'aria-keyshortcuts': 'F2' })}
      onClick={() => !isDisabled && onUse(patient)}
    >
      <span>
        <strong>{patient.name}</strong> <OptionFacts facts={facts} />
      </span>
      <span className="alike-use">Use this one {isFirst && <Kbd aria-hidden="true">F2</Kbd>}</span>
    </button>
  );
}
