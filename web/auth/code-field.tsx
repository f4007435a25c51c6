import { Anchor, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AUTH_MESSAGES } from '#contract/auth/auth.messages.ts';

/** For the code of the authenticator app; a recovery code goes into the same field. */
export function CodeField({ error }: { error: string | undefined }) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      <TextInput
        label={isRecovery ? 'Recovery code' : 'Code'}
        description={isRecovery ? undefined : AUTH_MESSAGES.codeNeeded}
        name="code"
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
      />
      {!isRecovery && (
        <Anchor component="button" type="button" size="sm" onClick={() => setRecovery(true)}>
          Use a recovery code instead
        </Anchor>
      )}
    </>
  );
}
