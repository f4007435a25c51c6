/** Held out: stop, continue, hold, increase, negations, allergies. The format is described in ../parse-notes.ts. */
export const CHANGES = `
no h/o DM HTN, not on any meds
=

allergic to penicillin, sulfa. tab azithro 500 od 3d
+ Azithromycin 500 Tablet|1|3

stop telma 40 start amlong 5 od 30 days
+ Amlodipine 5 Tablet|1|30

hold metformin 500 bd 2 days before CT contrast
=

took dolo 650 tds 3 days no relief
=

already taking ecosprin 75 od, atorva 10 hs, rpt lipid profile
t Lipid Profile

antibiotics not required at present, only dolo 650 sos
+ Paracetamol 650 Tablet|sos|*|*

CBC not required
=

do not give ibuprofen (asthma). pcm 650 tds 3d
+ Paracetamol 650 Tablet|3|3

discontinue glimepiride 2, continue metformin 1g sr bd 30 days
~ Metformin SR 1 Tablet|2|30

increase amlodipine from 5 to 10 mg od 30 days
+ Amlodipine 10 Tablet|1|30

reduce wysolone 20 to 10 mg od for 7 days
~ Prednisolone 10 Tablet|1|7

ct all 1 month
=

was given augmentin outside, rash developed. switch to azee 500 od 5d
+ Azithromycin 500 Tablet|1|5

USG abdomen done outside normal. lft normal. udiliv 300 bd 30 d
+ Ursodeoxycholic 300 Tablet|2|30

repeat cbc and platelet count tomorrow
t CBC
t Platelet

advised admission refused. not willing for ct brain
=

avoid nsaids. gastric ulcer. rabeprazole 20 bd bbf 14 days h pylori antigen
+ Rabeprazole 20 Tablet|2|14
t Helicobacter

mother diabetic on metformin 500 bd, pt wants checkup fbs ppbs hba1c
t Fasting Blood Sugar
t Post-Prandial
t HbA1c

husband on tab telma 40 od. patient c/o headache 1 day. crocin 500 sos
+ Paracetamol 500 Tablet|sos|*|*

if fever > 101 dolo 650, otherwise no meds
~ Paracetamol 650 Tablet|sos|*|*

last week given ciplox 500 bd 5d, now well, no meds
=

stopped eltroxin herself 3 mths back. tsh ft3 ft4 then decide
~t Free Thyroid
~t TSH

no allergy. tab combiflam bd 3d after food
+ Ibuprofen 400 Paracetamol Tablet|2|3

ecg - wnl, echo - ef 60%, tmt neg
=

dengue negative. mp negative. widal 1:80. plt 1.2 lac. repeat cbc after 2 days
~t CBC

pt refuses injection. no need for xray. continue physiotherapy
=
`;
