import { may } from '#contract/kernel/roles.ts';
import { newCode } from '../waiting-room/index.ts';
import { at, daysBefore } from './calendar.ts';
import {
  AI_MEMORY,
  CLINIC_NAME,
  CLINIC_PAPER,
  CLINIC_PROMPT,
  type DemoPerson,
  PHARMACY_SETTINGS,
  PHARMACY_TAX_BASIS_POINTS,
} from './data/staff.ts';
import type { World } from './world.ts';

/** The domain of the demo accounts; `.example` never receives mail. */
const EMAIL_DOMAIN = 'demo.example';

export const emailOf = (key: string) => `${key}@${EMAIL_DOMAIN}`;

/** The columns of a doctor's follow-up window. */
function followUpOf({ followUp }: DemoPerson) {
  return {
    follow_up_days: followUp?.days ?? null,
    follow_up_visits: followUp?.visits ?? null,
    follow_up_fee_paise: followUp?.feePaise ?? null,
  };
}

/** Gives each doctor a room, the hall a display, and the slips a code to follow the queue. */
function openWaitingRoom(world: World, opened: Date): void {
  const { book, clinicId, staff } = world;
  const doctors = staff.filter(({ role }) => may(role, 'consulting.see-patients'));
  for (const [nth, doctor] of doctors.entries()) {
    book.add('doctor_rooms', {
      clinic_id: clinicId,
      doctor_id: doctor.id,
      room: `Room ${nth + 1}`,
    });
  }
  book.add('displays', {
    clinic_id: clinicId,
    id: world.id(opened),
    name: 'Hall',
    code: newCode(),
    voice: 'english-hindi',
    created_at: opened,
  });
  book.add('waiting_rooms', { clinic_id: clinicId, places_on: true });
}

/** Creates the clinic, its people and the plans sold to clinics. */
export function openClinic(world: World, passwordHash: string): void {
  const { book, clinicId } = world;
  const opened = at(daysBefore(world.now, 900), 9);
  const recently = at(daysBefore(world.now, 20), 11);
  book.add('clinics', {
    id: clinicId,
    name: CLINIC_NAME,
    model_allowed: true,
    admission_charge_paise: 50_000,
    per_day_charge_paise: 120_000,
    other_charges_paise: 30_000,
    ai_memory: AI_MEMORY,
    ai_memory_updated_at: recently,
    clinic_wide_system_prompt: CLINIC_PROMPT,
    clinic_wide_system_prompt_updated_at: recently,
    ...CLINIC_PAPER,
    ...PHARMACY_SETTINGS,
    pharmacy_settings_updated_at: recently,
    pharmacy_tax_basis_points: PHARMACY_TAX_BASIS_POINTS,
    letterhead_updated_at: recently,
    created_at: opened,
  });
  for (const person of world.staff) {
    book.add('users', {
      id: person.id,
      clinic_id: person.role === 'superadmin' ? null : clinicId,
      name: person.name,
      email: emailOf(person.key),
      password_hash: passwordHash,
      role: person.role,
      opd_fee_paise: person.feePaise ?? null,
      qualification: person.qualification ?? null,
      registration: person.registration ?? null,
      ...followUpOf(person),
      has_seen_tutorial: true,
      active: true,
      created_at: opened,
    });
  }
  openWaitingRoom(world, opened);
  const plans = [
    { name: 'Pro Monthly', price_paise: 149_900, period: 'monthly' },
    { name: 'Pro Yearly', price_paise: 1_499_900, period: 'yearly' },
  ] as const;
  const [, yearly] = plans.map((plan) =>
    book.add('clinic_plans', {
      id: world.id(opened),
      ...plan,
      description: 'Every screen, one clinic',
      interval_count: 1,
      created_at: opened,
    }),
  );
  const started = at(daysBefore(world.now, 120), 10);
  book.add('clinic_subscriptions', {
    clinic_id: clinicId,
    id: world.id(started),
    plan_id: yearly?.id ?? '',
    status: 'active',
    starts_at: started,
    ends_at: at(daysBefore(world.now, 120 - 365), 10),
    created_at: started,
  });
}
