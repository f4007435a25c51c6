/** Notes of a second doctor that were read wrong. The format is described in ../parse-notes.ts. */
export const SECOND_DOCTOR = `
pantop dsr od bbf, montair lc hs - 10 days each
+ Pantoprazole Domperidone|1|10||before breakfast
+ Levocetirizine Montelukast 10|1|10||-

pan 40 od zerodol sp bd 5 days each
+ Pantoprazole 40 Tablet|1|5||-
+ Aceclofenac Serratiopeptidase|2|5||-

migraine sumatriptan 50 sos max 2 per day 4 tabs propranolol 10 bd 30 days avoid in asthma
+ Sumatriptan|*|*|4|max 2 per day
+ Propranolol 10|2|30||-

dolo 650 sos max 3 tabs per day
+ Paracetamol 650|*|*|1|max 3 tabs per day

1-0-1 metformin 500 x 30 days
? metformin

0-0-1 atorva 20 1-0-1 metformin 500 x 30 days
? atorva
? metformin

twice a day metformin 500 for 30 days
? metformin

fever at night dolo 650 tds 3 days
+ Paracetamol 650|3|3||-

telma 40 od bp 150/90 rbs 180
? telma

telma 40 od spo2 98
? telma

metformin 500 bd hba1c 8
? metformin

levolin inhaler 2 puffs sos, budecort 200 inhaler 2 puffs bd 2 months
+ Levosalbutamol 50 mcg Inhaler|*|*|1|-
+ Budesonide 200 mcg Inhaler|2|60|2|-

fluticasone nasal spray 2 sprays both nostrils od 2 months
+ Fluticasone 50 mcg|1|60|2|both nostrils

cefixime 200 bd 5d if fever persists beyond 48 hrs only, pcm 650 tds 3d
? cefixime
+ Paracetamol 650|3|3

tab prednisolone 20 bd x 3 days then od x 3 days with pan 40 od x 6 days
+ Prednisolone 20|2|6|9|-
+ Pantoprazole 40 Tablet|1|6||-

hcq 400 bd first day then 200 bd x 4 days
+ Hydroxychloroquine 400|2|1||-
+ Hydroxychloroquine 200|2|4||-

tab deflazacort 6 mg 2-0-1 5 days then 1-0-1 5 days then 1-0-0 5 days
+ Deflazacort|3|15|30|-
`;
