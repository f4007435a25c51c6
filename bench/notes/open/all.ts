import { CHANGES } from './changes.ts';
import { CHILDREN } from './children.ts';
import { COURSES } from './courses.ts';
import { DEVICES } from './devices.ts';
import { DICTATED } from './dictated.ts';
import { EIGHTH_DOCTOR } from './eighth-doctor.ts';
import { ELEVENTH_DOCTOR } from './eleventh-doctor.ts';
import { FIFTH_DOCTOR } from './fifth-doctor.ts';
import { FOURTH_DOCTOR } from './fourth-doctor.ts';
import { HINGLISH } from './hinglish.ts';
import { NINTH_DOCTOR } from './ninth-doctor.ts';
import { ONE_LINE } from './one-line.ts';
import { PRACTICE } from './practice.ts';
import { SECOND_DOCTOR } from './second-doctor.ts';
import { SEVENTH_DOCTOR } from './seventh-doctor.ts';
import { SIXTH_DOCTOR } from './sixth-doctor.ts';
import { STRANGER } from './stranger.ts';
import { TENTH_DOCTOR } from './tenth-doctor.ts';
import { TENTH_DOCTOR_NASTY } from './tenth-doctor-nasty.ts';
import { THIRD_DOCTOR } from './third-doctor.ts';
import { VISITS } from './visits.ts';

/** The half of the corpus that rules may be tuned on. */
export const OPEN = [
  CHANGES,
  CHILDREN,
  COURSES,
  DEVICES,
  DICTATED,
  EIGHTH_DOCTOR,
  ELEVENTH_DOCTOR,
  FIFTH_DOCTOR,
  FOURTH_DOCTOR,
  HINGLISH,
  NINTH_DOCTOR,
  ONE_LINE,
  PRACTICE,
  SECOND_DOCTOR,
  SEVENTH_DOCTOR,
  SIXTH_DOCTOR,
  STRANGER,
  TENTH_DOCTOR,
  TENTH_DOCTOR_NASTY,
  THIRD_DOCTOR,
  VISITS,
];
