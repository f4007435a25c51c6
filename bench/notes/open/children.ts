/** Children: syrups, drops, weights, mg/kg. The format is described in ../parse-notes.ts. */
export const CHILDREN = `
3yr 13kg fever cough syp pcm 250 4 ml tds 3 d syp ascoril ls 2.5 ml tds 5d
+ Paracetamol 250 Syrup|3|3|1|-
> ascoril

1 yr 9 kg fever 1d pcm drops 1 ml q6h sos
+ Paracetamol 100 Drops|*|*|1|-

5 yr ear pain amoxyclav syp 5 ml bd 7 d pcm 250 syp 7.5 ml tds 2d
~ Amoxicillin 200 Clavulanic Dry Syrup|2|7|3|-
+ Paracetamol 250 Syrup|3|2|1|-

syp cefpodoxime 50/5 5ml bd 5 days
+ Cefpodoxime 50 Dry Syrup|2|5|2|-

ibugesic 100 syp 5 ml tds 2d after milk
~ Ibuprofen 100 Suspension|3|2|1|after milk

4yr/16kg amox 40 mg/kg/day bd 5d
? amox

dehydrated child ors after each motion zinc 20 tab od 14 d syp emeset 2.5 ml stat
~ Oral Rehydration|*|*|*
+ Zinc 20 Tablet|1|14
+ Ondansetron 2 Syrup|1|1|1|-

syp levolin 2.5 ml tds 5 d, nasoclear drops 2 drops bn tds
? levolin
~ Sodium Chloride 0.65% Nasal Drops|3|-|1|bn

6 m vaccine fever calpol drops 0.6ml sos
+ Paracetamol 100 Drops|sos|*|1|-

albendazole syp 10 ml stat hs repeat after 2 wks
~ Albendazole 200 Suspension|*|*|*

syp azithro 200 5 ml od 5 days
+ Azithromycin 200 Suspension|1|5|2|-

syp cetirizine 2.5 ml bd 5d no cold drinks
+ Cetirizine 5 Syrup|2|5|1|-

wt 20 kg syp domstal 5 ml tds 2 days before food
+ Domperidone 1 Suspension|3|2|1|before food

kid fever 102 tepid sponging, syp crocin ds 5 ml 6 hrly 3d
~ Paracetamol 250 Syrup|4|3|1

baby rash candid cream la tds 7d zinc oxide
~ Clotrimazole 1% Cream|3|7|1|on the skin

multivitamin drops 0.5 ml od 1 month
+ Multivitamin Drops|1|30|1|-

syp montair lc 5 ml hs 14 d
+ Levocetirizine 2.5 Montelukast Syrup|1|14|2

syp cotrimoxazole 5 ml bd 5 d
~ Sulfamethoxazole 200 Suspension|2|5|1|-

child 7 y abdominal pain urine rm stool rm usg abdomen syp cyclopam 5 ml sos
t Urine Routine
t Stool Routine
t Ultrasound Abdomen
~n cyclopam

neb salbutamol 2.5 mg tds 3 days, neb budecort 0.5 bd 3 days
+ Salbutamol 2.5 Respules|3|3||-
+ Budesonide 0.5 Respules|2|3||-
`;
