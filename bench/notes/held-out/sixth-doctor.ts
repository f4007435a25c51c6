/** The held-out half of the notes in ../open/sixth-doctor.ts. Not to be read while rules change. */
export const SIXTH_DOCTOR = `
bodyache hedache 2d tempe 101 pcm 500 qid 3d no abx cbc crp wait
+ Paracetamol 500 Tablet|4|3||-
t CBC
t C-Reactive

dm htn fu bp 136/84 fbs 118 continue telma h 1 od amlong 5 hs glycomet 500 bd all x 60d urine acr
~ Telmisartan 40 Hydrochlorothiazide|1|60|*
~ Amlodipine 5 Tablet|1|60|*
~ Metformin 500 Tablet|2|60|*
t Urine Albumin Creatinine

5 yr 18 kg throat pain fevr azee 200 4.5 ml od 3d calpol 250 5ml qid sos levocet m syp 5ml hs 5d
+ Azithromycin 200 Suspension|1|3|*|*
~ Paracetamol 250 Syrup|*|*|*
~ Levocetirizine Montelukast Syrup|1|5|*

copd duolin 1 resp tds budecort 1 resp bd neb 5d tiova rotacap 1 od 1 mth azithro 500 3d od quit smoking
~ Levosalbutamol Ipratropium|3|5|*
~ Budesonide 0.5|2|5|*
~ Tiotropium|1|30|*
+ Azithromycin 500|1|3||-

mixtard 30/70 18-0-10 half hr before food 30 d hypoglycemia explained insulin syringes 60 rbs chart
~ Insulin Human 30/70|*|30|*
~ Insulin Syringe|*|*|*

sar dard chakkar ulti kal se vertin 8 tds 5 din stemetil 5 sos 10 goli nimbu pani namak kam
+ Betahistine 8|3|5||-
~ Prochlorperazine|*|*|10

dast 10 baar bukhar nahi ors har dast ke baad zinc 20 roz ek 14 din norflox tz din me do 3 din
~ Oral Rehydration|*|*|*
~ Zinc Sulphate 20|1|14|*
+ Norfloxacin Tinidazole|2|3||-

start tablet amlodipine five milligram once daily in the morning for thirty days and tablet ecosprin seventy five after lunch for thirty days get ecg lipid profile and serum creatinine
+ Amlodipine 5 Tablet|1|30||*
+ Acetylsalicylic Acid 75|1|30||*
t ECG
t Lipid
t Serum Creatinine

wysolone 20 bd 3d 20 od 3d 10 od 3d stop rantac hs
+ Prednisolone 20|2|3
+ Prednisolone 20|1|3
+ Prednisolone 10|1|3
~n rantac

lt eye stye tobra eye drop qid 7d chloromycetin eye oint hs 7d warm compress hot fomentation no pressing
~ Tobramycin|4|7|*
~ Chloramphenicol|1|7|*

same tt as last time 2 months review with tsh
~n same
~t TSH

no loose motion now no vomiting stop o2 stop emset continue ors 2 d light diet
~ Oral Rehydration|*|*|*

fall from bike abrasion knee tt 0.5 im stat tbact oint la bd 5 d hifenac p bd 3 d xray knee
~ Tetanus|*|*|1
~ Mupirocin|2|5|*
+ Aceclofenac 100 Paracetamol 325 Tablet|2|3||*
t X-Ray Knee

pcos irreg menses weight gain metformin 500 bd 3 mths deviry 10 od 10d usg pelvis tsh prolactin lh fsh amh testosterone
+ Metformin 500 Tablet|2|90||-
+ Medroxyprogesterone|1|10||-
t Ultrasound Pelvis
t TSH
t Prolactin
t LH
t FSH
t AMH
t Testosterone

prostat symptoms nocturia 4x tamsulosn 0.4 hs 30 dyas finastride 5 od 30 dyas psa usg kub urin r
+ Tamsulosin|1|30||-
+ Finasteride|1|30||-
t PSA
~t Ultrasound Abdomen
~t Urine Routine

acne vulgaris benzac 2.5 gel hs doxy 100 bd 14d then od 14d sunscreen avoid oily food
~ Benzoyl Peroxide|*|*|*
~ Doxycycline|*|*|42

7mth baby 7.2kg nose block saline drop 2 each side before feed pcm drops 1ml sos fever no cough syrup steam avoid
~ Sodium Chloride 0.65|*|*|*
~ Paracetamol 100 Drops|*|*|*

thyroid ok on eltroxin 100 same dose 100 od 90 d calcium d3 500 od 90 d vit d sachet weekly 8 wks
~ Levothyroxine 100|1|90|*
~ Calcium Carbonate|1|90|*
~ Colecalciferol Sachet|*|*|8

neck pain cervical spondy etoshine 90 od 7d myoril 4 bd 5d pregabalin 75 hs 15d physio collar not needed
+ Etoricoxib 90|1|7||-
+ Thiocolchicoside|2|5||-
+ Pregabalin|1|15||-

anaphylaxis after nut adrenaline 0.5 ml im stat avil inj stat hydrocort 100 iv stat then allegra 120 od 5d epipen explained
~ Adrenaline|*|*|1
~ Pheniramine Injection|*|*|1
~ Hydrocortisone 100|*|*|1
+ Fexofenadine 120|1|5||-

ac malaria pf + lumerax 80 bd 3 d pcm 650 tds 3 d no primaquine in preg cbc lft after 3d
~ Artemether|2|3|*
+ Paracetamol 650|3|3||-
t CBC
~t Liver Function

depresion no suicidal thought fluoxetin 20 od mrng 30d clonazepam 0.5 half hs 7d do not stop suddenly
+ Fluoxetine|1|30||*
~ Clonazepam|*|7|*

adenoids snoring child 6 yr fluticasone nasal spray 1 puff each nostril hs 1 mth montair 5 hs 1 mth wt 20
~ Fluticasone 50|*|*|*
~ Montelukast 5|1|30|*

new sunita devi 32 f 9812345678 white discharge itching flucon 150 single dose clotrim vaginal tab hs 6 d hvs c/s partner also
+ Fluconazole 150|1|1||*
~ Clotrimazole Vaginal|1|6|*
~n hvs
p sunita devi;32;F;9812345678

ckd pt no nsaid no metformin diclo given outside stopped torsemide 10 od 15d sodabicarb 500 tds 15d kft cbc usg abd
+ Torasemide|1|15||-
> sodabicarb
t KFT
t CBC
t Ultrasound Abdomen
`;
