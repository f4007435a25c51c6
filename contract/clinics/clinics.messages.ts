import { COMMON_MESSAGES } from '../kernel/common.messages.ts';
import { INVALID_GSTIN } from '../kernel/numbers/gstin.ts';

/** Texts of the clinic settings (specification 1, sections 5 and 8). */
export const CLINIC_MESSAGES = {
  invalidCharge: 'Invalid charge amount. Please enter non-negative numbers for all fields.',
  nameOwnerOnly: 'Only the clinic’s owner can change its name.',
  nameSaved: 'Clinic name saved.',
  chargesAdminOnly: 'Only an admin can change the charges.',
  askingAdminOnly: 'Only an admin can change what the assistant asks before.',
  sharingAdminOnly: 'Only an admin can change how shared computers are locked.',
  invalidLockMinutes: 'Please enter whole minutes between 1 and 30.',
  callOrderAdminOnly: 'Only an admin can change how patients are called.',
  unknownCallOrder: 'Unknown order of calls.',
  unpaidGoodsAdminOnly: 'Only an admin can change how unpaid medicines are handed out.',
  unknownUnpaidGoods: 'Unknown rule for unpaid medicines.',
  discountsAdminOnly: 'Only an admin can change the limits of discounts.',
  unknownDiscountRule: 'Unknown rule for discounts.',
  invalidDiscountLimit:
    'Please enter a percentage from 0 to 100, and an amount from 0, or nothing for no limit.',
  notesAdminOnly: 'Only an admin can change when notes close.',
  invalidNoteLockHours: 'Please enter whole hours between 1 and 720.',
  invalidSwitch: 'This must be on or off.',
  textChanged: 'Somebody else has changed this text meanwhile.',
  updated: 'Clinic settings updated successfully!',
  invalidGstin: INVALID_GSTIN,
  invalidUpiId: 'This is not a valid UPI id. It looks like clinic@okbank.',
  gstinNeeded: 'Tax can be charged only with a GSTIN.',
  invalidTaxRate: 'The tax must be between 0 and 100 percent, with at most 2 decimals.',
  addressTooLong: 'The address must have at most 4 lines.',
  letterheadChanged: 'Somebody else has changed the letterhead meanwhile.',
  letterheadUpdated: 'Letterhead and tax updated.',
  unknownLabelSize: 'Please choose one of the label sizes.',
  unknownLanguage: COMMON_MESSAGES.unknownLanguage,
  tooManyLicenceLines: 'The licence numbers must have at most 2 lines.',
  invalidNearExpiryDays: 'Please enter whole days between 1 and 365, or nothing for one month.',
  pharmacySettingsChanged: 'Somebody else has changed the pharmacy’s settings meanwhile.',
  pharmacySettingsUpdated: 'Pharmacy settings updated.',
  loadPharmacySettingsFailed: 'The pharmacy’s settings could not be loaded.',
  logoSaved: 'Logo saved.',
  logoMissing: 'Please choose a picture.',
  logoTooLarge: 'The logo must be at most 500 kB.',
  notALogo: 'The logo must be a PNG or JPEG picture.',
  logoBroken: 'The picture is incomplete. Please choose it again.',
  tooManyLogoPixels: 'The logo must be at most 4000 pixels wide and high.',
  invalidLogoVersion: 'The version must be text.',
  loadLetterheadFailed: 'The letterhead could not be loaded.',
} as const;

export function loadSettingsFailed(message: string): string {
  return `Failed to load settings: ${message}`;
}

export function updateSettingsFailed(message: string): string {
  return `Update failed: ${message}`;
}
