/** The held-out half of the notes in ../open/fifth-doctor.ts. Not to be read while rules change. */
export const FIFTH_DOCTOR = `
5 din se khansi balgam peela halka bukhar augmentin 625 1-0-1 5d ascoril 10 ml tds 5d cxr pa if not better
+ Amoxicillin 500 Clavulanic|2|5||-
> ascoril
~t X-Ray Chest

f 24 lower abd pain dysmenorrhea d1 meftal spas 1 tds 3d after food upt neg no usg
+ Dicyclomine 20 Mefenamic|3|3||after food

acne grade 2 face adapalene gel hs clinda gel am doxy 100 od 6 wks pc no pregnancy plan
~ Adapalene|*|*|*
~ Clindamycin 1% Gel|*|*|*
+ Doxycycline|1|42||*

wt 12 kg 3 yr tonsils enlarged pus points augmentin duo 5 ml bd 5 d ibugesic plus 5 ml tds 3 d
+ Amoxicillin 200 Clavulanic|2|5|*|*
+ Ibuprofen 100 Paracetamol 162.5|3|3|*|*

newborn 20 days oral thrush candid mouth paint 3-4 times 5 days vit d drops 1 ml od 1 mth continue bf
~ Clotrimazole Mouth Paint|*|5|*
~ Colecalciferol 400|1|30|*

lantus 10 u hs x 30 d glycomet gp1 1 bd 30 d glucometer chart fbs ppbs after 2 wks
~ Insulin Glargine|*|30|*
+ Glimepiride 1 Metformin|2|30||-
~t Fasting Blood Sugar
~t Post-Prandial

dm2 uncontrolled stop gp2 start actrapid 8-8-8 and nph 10 hs 1 mth keep metformin 1g bd
~ Insulin Human Regular|*|30|*
~ Insulin Human NPH|*|30|*
~ Metformin SR 1 g|2|*|*

asthma well controlled foracort 200 1 puff bd to continue 2 mth asthalin sos stop montair
~ Formoterol Budesonide|*|*|*
~ Salbutamol 100 Inhaler|*|*|*

both eye itching seasonal olopatadine e/d bd 4 weeks cold compress no steroid drops
~ Olopatadine|2|28|*

lt ear discharge 1 wk keep dry candibiotic 3 drop tds 7 d augmentin 625 bd 7 d cetzine hs 5d
> candibiotic
+ Amoxicillin 500 Clavulanic|2|7||-
+ Cetirizine 10|1|5||-

bells palsy rt wysolone 60 x 5d 40 x 2d 20 x 2d stop acivir 800 5 times 7 d refresh eye drops qid patch at night
? wysolone
~ Aciclovir 800|5|7
~ Carboxymethylcellulose|4|*|*

omnacortil 10 mg 2-0-0 x 3d 1-0-0 x 3d half x 4d
? omnacortil

pcm allergic rash so no dolo give brufen 400 tds pc 3d
+ Ibuprofen 400 Tablet|3|3||*

repeat amlong 5 and telma 40 for 3 months add rosuvas 10 hs lipid after 3 mth
~ Amlodipine 5 Tablet|1|90
~ Telmisartan 40 Tablet|1|90
~ Rosuvastatin 10|1|*|*
~t Lipid Profile

nahi chahiye antibiotic viral hai bas crocin advance 1 tab jab bukhar ho max 4 din me ors
~ Paracetamol 500 Tablet|sos|1|*
~ Oral Rehydration|*|*|*

daant dard 3 din se sujan amoxyclav 625 subah sham 5 din ketorol dt 1 dard ho to 5 goli hexidine kulla din me do baar dentist ko dikhao
+ Amoxicillin 500 Clavulanic|2|5||*
~ Ketorolac 10|sos|*|5
~ Chlorhexidine|2|*|*

chakkar 2 din se vertin 16 din me teen baar 1 hafta stemetil md 5 sos 6 goli bp lying standing
+ Betahistine 16|3|7||-
~ Prochlorperazine|sos|*|6

kabz bachcha 4 saal 15 kg lactulose 7.5 ml raat ko 2 hafte pani zyada glycerin suppository ek abhi
~ Lactulose|1|14|*
~ Glycerin|*|*|1

start him on tablet metformin five hundred milligrams twice a day after meals for thirty days and get an hba1c and urine microalbumin
+ Metformin 500 Tablet|2|30||*
t HbA1c
t Urine Albumin Creatinine

no fever today wound clean dressing done continue cefixime two hundred twice a day for three more days and injection tetanus half ml given
~ Cefixime 200|2|3||*
~ Tetanus|*|*|1

amoxycillin 500 tid 5 dayz pantaprazole 40 od 5 dayz chymoral forte tid 5 dayz
+ Amoxicillin 500 Capsule|3|5||-
+ Pantoprazole 40 Tablet|1|5||-
> chymoral

tab ceterizine 10 od hs tab montelucast 10 od both 10 days nasal spry fluticasone 2 puff each nostril od
~ Cetirizine 10|1|10
~ Montelukast 10|1|10
~ Fluticasone 50|*|*|*

pt on warf 5 inr 4.1 hold warf 2 days then 2.5 od pt inr after 3 days no nsaid
~n warf
~t Prothrombin

uti preg 20 wk cefixime 200 bd 7d cranberry sachet urine c/s usg obs
+ Cefixime 200|2|7||-
> cranberry
t Urine Culture
t Ultrasound Obstetric

dog bite cat 2 rt leg arv d0 today d3 d7 d28 tt stat augmentin 625 bd 5 d wash
~ Rabies|*|*|*
~ Tetanus|*|*|1
+ Amoxicillin 500 Clavulanic|2|5||-

worm infest child 20 kg zentel 400 stat rpt 2 wks iron syp 5 ml od 1 mth hb cbc
~ Albendazole 400|*|*|*
~ Iron Polymaltose|1|30|*
t CBC
~t Haemoglobin

gerd razo d od ac 4 wk sucral 10 ml tds ac 2 wks
+ Rabeprazole Domperidone|1|28||*
~ Sucralfate|3|14|*

epilepsy fit free 1yr eptoin 100 1-0-2 3 mths levipil 500 bd 3 mth do not stop
~ Phenytoin|3|90|*
+ Levetiracetam 500|2|90||-

anaemia hb 7.2 orofer xt bd 3 mnth after food albendazole 400 single dose not with milk or tea stool occult peripheral smear iron studies
+ Ferrous Ascorbate|2|90||*
~ Albendazole 400|1|1||*
t Stool Occult
t Peripheral Blood Smear
t Iron Studies

insulin inj novomix given by dr rao same to cont rbs 180 telma h od 30d crestor 10 hs 30 d amlo stopped last month
~n novomix
+ Telmisartan 40 Hydrochlorothiazide|1|30||-
+ Rosuvastatin 10|1|30||-
`;
