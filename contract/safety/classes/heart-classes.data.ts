import type { DrugClass } from './drug-class.ts';

/** Classes for heart, vessels and blood. */
export const HEART_CLASSES = {
  vka: {
    one: 'a vitamin K antagonist',
    many: 'vitamin K antagonists',
    twice: 'serious',
    members: 'warfarin, acenocoumarol, phenindione, phenprocoumon, fluindione',
  },
  doac: {
    one: 'an anticoagulant',
    many: 'anticoagulants',
    twice: 'serious',
    members: 'dabigatran, rivaroxaban, apixaban, edoxaban',
  },
  ace: {
    one: 'an ACE inhibitor',
    many: 'ACE inhibitors',
    twice: 'serious',
    cross: true,
    members:
      'enalapril, ramipril, lisinopril, perindopril, captopril, benazepril, fosinopril, quinapril, trandolapril, imidapril, moexipril, zofenopril, cilazapril',
  },
  arb: {
    one: 'an angiotensin receptor blocker',
    many: 'angiotensin receptor blockers',
    twice: 'serious',
    members:
      'telmisartan, losartan, olmesartan, azilsartan, candesartan, irbesartan, valsartan, eprosartan, fimasartan',
  },
  potassiumSparing: {
    one: 'a potassium-sparing diuretic',
    many: 'potassium-sparing diuretics',
    twice: 'serious',
    members: 'spironolactone, eplerenone, amiloride, triamterene',
  },
  betaBlocker: {
    one: 'a beta blocker',
    many: 'beta blockers',
    twice: 'serious',
    members:
      'atenolol, metoprolol, bisoprolol, carvedilol, propranolol, nebivolol, sotalol, nadolol, labetalol, esmolol, timolol, pindolol, acebutolol, betaxolol, oxprenolol, celiprolol, penbutolol, landiolol',
  },
  calciumBlocker: {
    one: 'a dihydropyridine',
    many: 'dihydropyridines',
    twice: 'serious',
    members:
      'amlodipine, cilnidipine, nifedipine, felodipine, lercanidipine, benidipine, azelnidipine, nicardipine, efonidipine, nimodipine, nitrendipine, lacidipine, isradipine, nisoldipine, barnidipine, manidipine, clevidipine',
  },
  rateLimiting: {
    one: 'a rate-limiting calcium blocker',
    many: 'rate-limiting calcium blockers',
    twice: 'serious',
    members: 'verapamil, diltiazem',
  },
  thiazide: {
    one: 'a thiazide diuretic',
    many: 'thiazide diuretics',
    twice: 'serious',
    members:
      'hydrochlorothiazide, chlorthalidone, indapamide, metolazone, bendroflumethiazide, chlorothiazide, xipamide, clopamide, polythiazide, methyclothiazide',
  },
  loop: {
    one: 'a loop diuretic',
    many: 'loop diuretics',
    twice: 'serious',
    members: 'furosemide, torasemide, bumetanide, ethacrynic acid, azosemide',
  },
  statin: {
    one: 'a statin',
    many: 'statins',
    twice: 'serious',
    members:
      'atorvastatin, rosuvastatin, simvastatin, pravastatin, pitavastatin, lovastatin, fluvastatin',
  },
  nitrate: {
    one: 'a nitrate',
    many: 'nitrates',
    twice: null,
    members: 'glyceryl trinitrate, isosorbide dinitrate, isosorbide mononitrate',
  },
  pde5: {
    one: 'a PDE5 inhibitor',
    many: 'PDE5 inhibitors',
    twice: 'serious',
    members: 'sildenafil, tadalafil, vardenafil, udenafil, avanafil, mirodenafil',
  },
  alphaBlocker: {
    one: 'an alpha blocker',
    many: 'alpha blockers',
    twice: 'note',
    members: 'prazosin, tamsulosin, alfuzosin, silodosin, doxazosin, terazosin',
  },
  antiarrhythmic: {
    one: 'an antiarrhythmic',
    many: 'antiarrhythmics',
    twice: 'serious',
    members:
      'amiodarone, sotalol, dronedarone, flecainide, propafenone, disopyramide, quinidine, procainamide, mexiletine, dofetilide, ibutilide, vernakalant, cibenzoline, bepridil',
  },
} as const satisfies Record<string, DrugClass>;
