/** Localities of Bengaluru with their postal codes; houses and streets are made up. */
export const LOCALITIES: readonly (readonly [name: string, postalCode: string])[] = [
  ['Jayanagar', '560041'],
  ['Basavanagudi', '560004'],
  ['Banashankari', '560070'],
  ['J. P. Nagar', '560078'],
  ['BTM Layout', '560076'],
  ['Kumaraswamy Layout', '560078'],
  ['Padmanabhanagar', '560070'],
  ['Girinagar', '560085'],
  ['Hanumanthanagar', '560019'],
  ['Chamrajpet', '560018'],
  ['Wilson Garden', '560027'],
  ['Uttarahalli', '560061'],
];

export const STREETS = [
  '1st Main',
  '2nd Cross',
  '4th Main',
  '5th Cross',
  '7th Cross',
  '9th Main',
  '11th Cross',
  'Temple Street',
  'School Road',
  'Tank Bund Road',
  'Market Road',
  'Park Road',
] as const;

export const HOUSES = [
  'Sri Nilaya',
  'Lakshmi Nivas',
  'Green View Apartments',
  'Shanti Kunj',
  'Krishna Residency',
  'Lotus Enclave',
  'Ashirwad',
  'Maple Heights',
] as const;
