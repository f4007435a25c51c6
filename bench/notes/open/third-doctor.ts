/** Notes with advice, tests and other words behind the drugs. The format is described in ../parse-notes.ts. */
export const THIRD_DOCTOR = `
sore throat 2 days azithral 500 od 3d dolo 650 sos strepsils 4 times warm saline gargle
+ Azithromycin 500|1|3|3|-
+ Paracetamol 650|sos|*|1|-
> strepsils
n gargle

cold cough 3 d sinarest bd 3d steam inhalation tds
> sinarest
n steam inhalation

dm 2 on metformin tab glycomet 500 bd after food 30 days sugar test next visit
+ Metformin 500 Tablet|2|30|60|after food
n sugar test

loose motion 5 times oflox oz bd 5d ors after every motion plenty of fluids no spicy food
+ Ofloxacin 200 Ornidazole|2|5|10|-
~ Oral Rehydration|*|*|1|*
n fluids
n spicy

ofloxacin ornidazole 1-0-1 x5d pan 40 bbf 5 days
+ Ofloxacin 200 Ornidazole|2|5|10|-
+ Pantoprazole 40 Tablet|1|5|5|before breakfast

amoxy clav 625 bd 5 days pcm 650 tds 3 days lots of water
+ Amoxicillin 500 Clavulanic|2|5|10|-
+ Paracetamol 650|3|3|9|-
n water

fever bodyache pcm + ibu tds 3 days after food
+ Ibuprofen 400 Paracetamol 325|3|3|9|after food

backache aceclo para bd 5d rest hot fomentation
+ Aceclofenac 100 Paracetamol 325 Tablet|2|5|10|-
n fomentation

uri child 12kg syp calpol 250 5ml tds 3d nasivion p drops sponge if fever
~ Paracetamol 250 Syrup|3|3|1|-
~n nasivion
n sponge

tab augmentin 625 1-0-1 after food for 5 days do cbc and crp
+ Amoxicillin 500 Clavulanic|2|5|10|after food
t Complete Blood Count
t C-Reactive

acidity pan d od empty stomach 10d avoid tea coffee avoid late dinner
+ Pantoprazole Domperidone|1|10|10|on an empty stomach
n tea
n dinner

conjunctivitis moxicip eye drops 1 drop qid both eyes 5 days cold compress dont touch eyes
~ Moxifloxacin Eye Drops|4|5|1|both eyes
n compress

stop ecosprin start clopilet 75 od 30 days lipid profile after 3 months
+ Clopidogrel 75 Tablet|1|30|30|-
~t Lipid Profile

asthma seroflo 125 2 puff bd with spacer rinse mouth after use 1 month
+ Salmeterol Fluticasone Inhaler|2|30|1|*
~ Spacer|*|*|1|*

repeat all same meds 1 month review with fbs ppbs
~t Fasting Blood
~t Post-Prandial

bukhar 3 din se khansi dolo 650 din me teen bar 3 din garam pani piye
+ Paracetamol 650|3|3|9|-
n garam pani

pet dard meftal spas sos dahi chawal khaye
+ Dicyclomine 20 Mefenamic|sos|*|1|-
n dahi

wysolone 20 od 5d then 10 od 5d then stop with pan 40 bf
~ Prednisolone 20|1|5|5|-
~ Prednisolone 10|1|5|5|-
~ Pantoprazole 40 Tablet|1|*|*|before breakfast

inj mixtard 20 units morning 10 units night before food 1 month hba1c after 3 months walk daily 30 min
~ Insulin 30/70|*|30|*|*
~t HbA1c
n walk

no fever no cough only itching all over levocet hs 10 days calamine la bd permethrin cream overnight family also to be treated
+ Levocetirizine 5 mg Tablet|1|10|10|-
~ Calamine|2|*|1|*
~ Permethrin Cream|*|*|1|*
n family

tab zerodol sp bd 5d physiotherapy lumbar belt xray ls spine
+ Aceclofenac Serratiopeptidase|2|5|10|-
t X-Ray Lumbar
n physiotherapy
n belt

norflox tz bd 5 days stool routine
+ Norfloxacin Tinidazole|2|5|10|-
t Stool Routine

metrogyl 400 tds 5d no alcohol
+ Metronidazole 400|3|5|15|-
n alcohol

emeset 4 sos for vomiting ors sip sip
+ Ondansetron 4 Orally|sos|*|1|for vomiting
~ Oral Rehydration|*|*|1|*

telma 40 continue amlo 5 add od 30 d salt restriction bp check weekly
~ Amlodipine 5|1|30|30|-
~n telma
n salt
n bp check

cap becosules od 15 days zincovit od 15 days fruits and green leafy vegetables
~n becosules
~n zincovit
n vegetables

uti nitrofurantoin 100 bd 5d after food cital syp 2 tsp tds in water urine rm culture
+ Nitrofurantoin 100|2|5|10|after food
~ Disodium Hydrogen|3|*|*|*
t Urine Routine
~t Urine Culture

dolo 650 tds 2 days if not better come for dengue test
+ Paracetamol 650|3|2|6|-
~t Dengue
n not better

clotrimazole cream apply bd groin 2 weeks keep dry cotton underwear
~ Clotrimazole Cream|2|14|1|*
n cotton

augmentin 625 bd 5d last dose with breakfast dressing alternate day
~ Amoxicillin 500 Clavulanic|2|5|10|*
n dressing
`;
