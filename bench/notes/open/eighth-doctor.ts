/**
 * Notes of an eighth doctor, written before the rules were read: hurried lines of a morning, with drugs changed and
 * stopped in passing, tapers, and times that follow. The format is described in ../parse-notes.ts.
 */
export const EIGHTH_DOCTOR = `
bp 150/96 repeat 148/94 start once daily telma 40 1 mth salt less review 2 wk
+ Telmisartan 40|1|30||*

fever 2 d 10kg child pcm syp 250 3.5 ml qid x 3d cetrizine syp 2.5ml hs 5 d review 3 days later
+ Paracetamol 250 Syrup|4|3|*|*
+ Cetirizine 5 Syrup|1|5|*|*

dm htn regular glycomet gp2 bd amlong 5 od ecosprin av 75/10 hs cont all x 1 month hba1c creat lipid
~ Glimepiride 2 Metformin|2|30||*
~ Amlodipine 5|1|30||*
> ecosprin av
t HbA1c
t Serum Creatinine
t Lipid Profile

lantus 14 u hs inc by 2 u every 3 days till fbs below 130 novorapid 6-6-6 before food 1 mth sugar chart
~ Insulin Glargine|*|*|*
> novorapid

cough wheez known asthma foracort 200 2 puff bd with spacer levolin inh sos 1 mth montair lc hs 10 days
~ Formoterol Budesonide|*|*|*
~ Levosalbutamol 50 mcg Inhaler|*|*|*
~ Spacer|*|*|*
+ Levocetirizine 5 Montelukast 10|1|10||*

wysolone 20 od x3d then 10 od x3d then 5 od x 3d stop
~ Prednisolone 20|1|3||*
~ Prednisolone 10|1|3||*
~ Prednisolone 5 mg Tablet|1|3||*

ankh aayi hai rt red watering moxiflox eye drop 1 drp 4 time 5 days cold compress haath dho
~ Moxifloxacin 0.5|*|5|*|*

no fever now stop azithral cont montek lc 5 more days
~ Levocetirizine 5 Montelukast 10|*|5||*

uti burning micturation nitrofur 100 bd x 5d alkasol 2 tsf tds urine rm cs plenty water
+ Nitrofurantoin 100|2|5||*
~ Disodium Hydrogen Citrate|*|*|*
t Urine Routine
t Urine Culture

vomitting loose motion since mrng ors 1 ltr emset 4 sos 6 tab econorm bd 3 d o2 not needed stool re if persist
~ Oral Rehydration|*|*|*
~ Ondansetron 4 Orally|*|*|6|*
+ Saccharomyces|2|3||*
~t Stool Routine

acne adapalen gel hs la doxy 100 od 2 wk sunscreen
~ Adapalene|1|*|*|*
+ Doxycycline 100|1|14||*
~n sunscreen

repeat all meds 2 mths add thyronorm 75 empty stomach stop 50
~ Levothyroxine 75|*|*|*
~n all meds

thyronorm 50 alternate with 75 od 3 mth tsh after 6 wks
~ Levothyroxine 50|*|*|*
~ Levothyroxine 75|*|*|*
~t TSH

bachha 8 mah 8 kg khansi zukam nak band saline drop 2-2 bund din me 4 bar 5 din bhap pcm drop 1 ml bukhar me
~ Sodium Chloride 0.65|*|5|*|*
~ Paracetamol 100 Drops|*|*|*

migrain naprosyn 500 sos max 10 flunarin 5 hs 1 m no ct
~ Naproxen 500|*|*|*
+ Flunarizine 5|1|30||*

lbp 5d no radiation zerodol sp bd pc 5 d pan 40 bbf 5 d myospaz 1 bd x5 hot fomentation ls spine xray
+ Aceclofenac Serratiopeptidase|2|5||*
+ Pantoprazole 40 Tablet|1|5||*
~ Chlorzoxazone|2|5||*
t X-Ray Lumbar

htn uncontrolled telma 40 se telma am kar do bp chart 2 wk bad aana
~ Telmisartan 40 Amlodipine|*|*|*

new farida begum 45 f 9845099887 joint pain b/l knee vit d low d rise 60k weekly 8 wk calcimax 500 od 1 m xray both knee
~ Colecalciferol 60,000 Capsule / Colecalciferol 60,000 Sachet|*|*|8|*
~ Calcium Carbonate|1|30||*
t X-Ray Knee
p farida begum;45;F;9845099887

htn pt allergic to sulpha loose stool 2d no blood nor tz bd 3 days sporlac 1 tds
+ Norfloxacin Tinidazole|2|3||*
~ Lactobacillus|3|*|*|*

cut inj lt hand stitches 3 tt given outside augmentin 625 bdx5 chymoral forte tds x5 dressing alt day
+ Amoxicillin 500 Clavulanic|2|5||*
> chymoral
`;
