/** The texts about what the pro plan gives. It unlocks nothing: no endpoint asks for it. */
export const PRO_PLAN = {
  shows: 'Pro shows PRO in the header for everybody at the clinic.',
  unlocks: 'Every function works without it.',
} as const;
