export { type Passed, passSecondFactor } from './pass-second-factor.ts';
export {
  confirmFactor,
  forgetFactor,
  lockAccount,
  readFactor,
  readFactorState,
  replaceRecoveryCodes,
  spendStep,
  writeNewSecret,
} from './second-factor.store.ts';
export { keyOf, minutesOff, newSecret, plainCode, stepOf } from './totp.ts';
