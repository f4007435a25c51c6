/** Adult notes typed in one line, as a GP types between two patients. The format is described in ../parse-notes.ts. */
export const ONE_LINE = `
urti 2 days sore throat dolo 650 tds 3d levocet 5 hs 5d warm saline gargles
+ Paracetamol 650 Tablet|3|3||-
+ Levocetirizine 5 Tablet|1|5||-

gerd pan 40 od ac 14d domstal 10 tds 5d no tea coffee
+ Pantoprazole 40 Tablet|1|14||before food
+ Domperidone 10 Tablet|3|5||-

sprain rt ankle voveran sr 100 od 5 d pc volini gel la tds crepe bandage xray ankle
+ Diclofenac SR 100 Tablet|1|5||after food
> volini
~t Other Part

age 58 m cough sputum 5 days smoker doxy 100 bd 7d mucinac 600 od 5d cxr sputum afb
+ Doxycycline 100 Capsule|2|7||-
+ Acetylcysteine 600|1|5||-
t Chest
t Sputum for AFB

allergic rhinitis sneezing montair lc hs 10d fluticone nasal spray 1 puff bd 1 month
+ Levocetirizine 5 Montelukast Tablet|1|10||-
~ Fluticasone 50 Nasal Spray|2|30|1|-

uti fever chills cap nitrofur 100 bd 5d tab drotin 80 bd 3d urine c/s usg kub
+ Nitrofurantoin 100 Capsule|2|5||-
+ Drotaverine 80 Tablet|2|3||-
t Urine Culture
~t Ultrasound Abdomen

ibs pain colospa 135 tds 10 d rifagut 400 bd 7 d stool rm
> colospa
+ Rifaximin 400 Tablet|2|7||-
t Stool Routine

htn new bp 160/100 amlong 5 od 30d lft kft lipid urine r ecg echo
+ Amlodipine 5 Tablet|1|30||-
t LFT
t KFT
t Lipid
t Urine Routine
t ECG
t 2D

dm fu janumet 50/500 bd istamet glycomet sr 500 bd 30 d ppbs
> istamet
+ Metformin SR 500 Tablet|2|30
t Post-Prandial

acne face benzoyl peroxide gel hs adapalene gel hs doxycycline 100 od 30 d
+ Benzoyl Peroxide Gel|1|-|1|-
+ Adapalene Gel|1|-|1|-
+ Doxycycline 100 Capsule|1|30||-

tinea cruris clotrimazole cream bd 4 weeks fluconazole 150 once a week 4 weeks
+ Clotrimazole 1% Cream|2|28|*|-
+ Fluconazole 150 Tablet|*|*|4|-

menorrhagia tranexa 500 tds 5 days orofer xt od 30 days cbc tsh usg pelvis
+ Tranexamic 500 Tablet|3|5||-
+ Ferrous Ascorbate Tablet|1|30||-
t CBC
t TSH
t Ultrasound Pelvis

food poisoning vomiting 4 times emeset 4 tds 1 d ors 4 sachets pan 40 od 3d
+ Ondansetron 4 Orally Tablet|3|1||-
+ Oral Rehydration Salts|*|*|4|-
+ Pantoprazole 40 Tablet|1|3||-

cervical spondylosis neck pain tingling pregabalin 75 hs 10d methylcobalamin 1500 od 30d xray c spine
+ Pregabalin 75 Capsule|1|10||-
+ Methylcobalamin 1500 Tablet|1|30||-
~t Other Part

hypothyroid eltroxin 50 od empty stomach 90 d tsh
+ Levothyroxine 50 Tablet|1|90||on an empty stomach
t TSH

bph nocturia tamsulosin 0.4 hs 30d psa usg abdomen urine rm
+ Tamsulosin 0.4 Capsule|1|30||-
t PSA
t Ultrasound Abdomen
t Urine Routine

constipation lactulose 15 ml hs 10 days isabgol 2 tsp hs
+ Lactulose|1|10|2|-
~ Ispaghula|1|-|1

dental pain amox 500 tds 5d metrogyl 400 tds 5d ketorol dt sos 6 tab
+ Amoxicillin 500 Capsule|3|5||-
+ Metronidazole 400 Tablet|3|5||-
+ Ketorolac 10 Dispersible Tablet|sos|*|6|-

fever 5d typhoid suspect cefixime 200 bd 7d widal cbc blood cs
+ Cefixime 200 Tablet|2|7||-
t Widal
t CBC
t Blood Culture

anaemia wkness livogen od 30 day vit c 500 od
> livogen
~ Ascorbic 500 Tablet|1|-|*|-

depression low mood escitalopram 10 od 30d clonazepam 0.5 hs 10d
+ Escitalopram 10 Tablet|1|30||-
+ Clonazepam 0.5 Tablet|1|10||-

angina sorbitrate 5 s/l sos 10 tab ecosprin 75 od 30d atorva 40 hs 30d metxl 25 od 30d tmt echo
+ Isosorbide Dinitrate 5|sos|*|10|s/l
+ Acetylsalicylic 75 Enteric Tablet|1|30||-
+ Atorvastatin 40 Tablet|1|30||-
+ Metoprolol 25 Tablet|1|30||-
t TMT
t 2D

herpes zoster acivir 800 5 times daily 7 d pregabalin 75 hs 14 d calamine lotion la tds
+ Aciclovir 800 Tablet|5|7||-
+ Pregabalin 75 Capsule|1|14||-
+ Calamine Lotion|3|-|1|on the skin

tab rantac 150 bd 5 d / tab cyclopam bd 3 d
> rantac
~ Dicyclomine|2|3|*

Tab.Azithral 500 1-0-0 x3d,Tab.Sinarest 1-0-1 x3d,Syp.Grilinctus 10ml tds x5d
+ Azithromycin 500 Tablet|1|3||-
~ Phenylephrine Tablet|2|3
> grilinctus

rx 1) dolo 650 1-1-1 3d 2) azee 500 1-0-0 3d 3) pan 40 1-0-0 5d
+ Paracetamol 650 Tablet|3|3||-
+ Azithromycin 500 Tablet|1|3||-
+ Pantoprazole 40 Tablet|1|5||-
`;
