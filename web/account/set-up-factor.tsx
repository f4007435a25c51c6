import './account.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { beginSecondFactor } from '#contract/auth/second-factor.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ConfirmFactor } from './confirm-factor.tsx';
import { OwnPasswordForm } from './own-password.form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { readonly at: 'begin' }
  | { readonly at: 'confirm'; readonly address: string; readonly secret: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const BEGIN: Step = { at: 'begin' };

type SetUpFactorProps = {
  /** Already set up on another device: nothing is left to do. */
  isOn?: boolean;
  /** Called once the recovery codes have been kept. */
  onDone: () => void;
  /** Without it, Cancel only returns to the first step. */
  onCancel?: () => void;
};

/** The steps in order: password, key and code, recovery codes. */
export function SetUpFactor({ isOn = false, onDone, onCancel }: SetUpFactorProps) {
  const [step, setStep] = useState<Step>(BEGIN);
  const isNeedless = isOn && step.at === 'begin';
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (isNeedless) done();
  }, [isNeedless]);
  if (step.at === 'begin') {
    const begin = async (body: { password: string }) => {
      const { address, key: secret } = await callApi(beginSecondFactor, { body });
      setStep({ at: 'confirm', address, secret });
    };
    return <OwnPasswordForm action="Set up" send={begin} onCancel={onCancel} />;
  }
  if (step.at === 'codes') return <RecoveryCodes codes={step.codes} onDone={onDone} />;
  return (
    <ConfirmFactor
      address={step.address}
      secret={step.secret}
      onConfirmed={(codes) => setStep({ at: 'codes', codes })}
      onCancel={onCancel ?? (() => setStep(BEGIN))}
    />
  );
}
