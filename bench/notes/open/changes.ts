/** Stop, continue, hold, increase, negations, allergies. The format is described in ../parse-notes.ts. */
export const CHANGES = `
no h/o dm/htn/ba/tb, nkda
=

k/c/o DM on glycomet 500 bd since 5 yrs, sugar high add glimepiride 1 od 30d
+ Glimepiride 1 Tablet|1|30||-

stop pan d, start rabeprazole 20 od 10d
+ Rabeprazole 20 Tablet|1|10||-

allergic to sulfa drugs, rash with septran
=

no antibiotic needed. only steam and dolo 650 tds 2d
+ Paracetamol 650 Tablet|3|2||-

patient taking thyronorm 50 daily. c/o tiredness. tsh, cbc
t TSH
t CBC

x-ray not needed now
=

hold telmisartan, repeat kft after 3 days, torsemide 10 od 5d
+ Torasemide 10 Tablet|1|5
~t KFT

increase glycomet to 1 g bd 30d
~ Metformin SR 1 Tablet|2|30

metformin 500 bd to be stopped. start vildagliptin 50 bd 30 d
+ Vildagliptin 50 Tablet|2|30||-

no fever, no cough, no vomiting. bowel bladder normal
=

continue ecosprin 75 od atorva 10 hs 30 days
~ Acetylsalicylic 75 Enteric Tablet|1|30
~ Atorvastatin 10 Tablet|1|30||-

used otc combiflam bd 2 days, gastritis. pan 40 bd 7 d
+ Pantoprazole 40 Tablet|2|7||-

cbc done yesterday hb 12 tlc 9000 plt 2.1. crp pending
=

avoid aspirin. no brufen. dolo 650 tds 3d
+ Paracetamol 650 Tablet|3|3||-

usg abdomen: gb stones. lft wnl. surgical opinion
=

refuses insulin. continue glimepiride 2 od metformin sr 1g bd 30 d
~ Glimepiride 2 Tablet|1|30
~ Metformin SR 1 Tablet|2|30||-

repeat same medicines 1 month
=

wife started on iron tablets. pt c/o backache. zerodol p bd 3d
+ Aceclofenac 100 Paracetamol Tablet|2|3||-

change amlodipine to cilnidipine 10 od 30d due to pedal edema
+ Cilnidipine 10 Tablet|1|30||-

cetirizine causes drowsiness so fexofenadine 120 od 5d
+ Fexofenadine 120 Tablet|1|5||-

remove shelcal, add calcitriol
=

without antibiotics only ors 4 sachets and racecadotril 100 tds 2d
+ Oral Rehydration Salts|*|*|4|-
+ Racecadotril 100 Capsule|3|2||-

if not better in 3 days start augmentin 625 bd 5d
~ Amoxicillin 500 Clavulanic Tablet|2|5||-

pcm given at home. temp 99 now. observe
=

adv injection but pt not willing. tab diclofenac 50 bd 3 d
+ Diclofenac 50 Tablet|2|3||-

no dengue test required. mp smear only
t Malarial Parasite Smear

dolo 650 stat dose given in opd. now dolo 650 tds 2 days
+ Paracetamol 650 Tablet|3|2||-
`;
