/** HIV, hepatitis, tuberculosis, malaria, other infections and vaccines. */
export const INFECTION = `
atazanavir | @ppi | serious | the HIV treatment fails; another acid blocker, hours apart. | Atazanavir 4.4, 4.5
atazanavir, rilpivirine | @h2 | note | taken up less; hours apart. | Atazanavir, rilpivirine 4.5
rilpivirine | @ppi | serious | the HIV treatment fails; no proton pump inhibitor. | Rilpivirine 4.3
nelfinavir, delavirdine, saquinavir | @ppi | serious | the HIV drug changes; choose another. | Nelfinavir 4.3
atazanavir, rilpivirine | @binder | note | taken up less; hours apart. | Atazanavir 4.5
@integrase | @binder | note | taken up less; 2 hours before or 6 hours after. | Dolutegravir 4.5
dolutegravir, bictegravir | dofetilide | serious | dofetilide rises, QT. | Dolutegravir 4.3
ledipasvir, velpatasvir | @ppi, @h2, @binder, rosuvastatin | note | the hepatitis drug is taken up less. | Ledipasvir, velpatasvir 4.5
rilpivirine | dexamethasone | serious | the HIV treatment fails. | Rilpivirine 4.3
@hivProtease, cobicistat | alfuzosin, ranolazine, amiodarone, dronedarone, bepridil, flecainide, propafenone, quinidine, lurasidone, pimozide, quetiapine, clozapine, pethidine, piroxicam, dextropropoxyphene, lomitapide, avanafil, vardenafil, neratinib, venetoclax, fusidic acid | serious | the drug rises many times; choose another. | Ritonavir 4.3
@hivProtease, cobicistat | theophylline, lamotrigine, levothyroxine, digoxin, trazodone, bupropion, @ssri, @tricyclic, @calciumBlocker, @betaBlocker, voriconazole, clarithromycin, rifabutin, atovaquone, mefloquine, quinine, sodium valproate, @antipsychotic, @vka, nevirapine, efavirenz, loperamide, tramadol, codeine, morphine, tenofovir, bosentan, disopyramide, mexiletine | note | levels change; check the drug’s own label. | Ritonavir 4.5
@hivProtease | @hcvProtease | serious | the hepatitis drug changes; choose another. | Atazanavir 4.3; glecaprevir 4.3
indinavir | atazanavir | serious | jaundice. | Atazanavir 4.3
atazanavir | nevirapine, efavirenz, irinotecan, tenofovir | note | atazanavir falls, or the other rises. | Atazanavir 4.5
efavirenz | midazolam, triazolam, @ergot, pimozide, cisapride, bepridil, artemether, methadone, sertraline, atorvastatin, simvastatin, diltiazem, clarithromycin, itraconazole, posaconazole, levonorgestrel, praziquantel, proguanil, atovaquone | note | levels change; check the drug’s own label. | Efavirenz 4.3, 4.5
efavirenz, nevirapine, etravirine | efavirenz, nevirapine, etravirine, rilpivirine, delavirdine | serious | two drugs of one kind. | Nevirapine 4.5
nevirapine, efavirenz | methadone, ketoconazole, fluconazole | note | withdrawal, or the liver. | Nevirapine 4.5
zidovudine | stavudine, ribavirin | serious | one takes the other’s effect, or anaemia. | Zidovudine 4.5
zidovudine | ganciclovir, valganciclovir, sulfamethoxazole, trimethoprim, dapsone, pyrimethamine, rifampicin, fluconazole, sodium valproate, clarithromycin, hydroxyurea, doxorubicin, vincristine, interferon, amphotericin, probenecid, flucytosine, methadone, atovaquone, pentamidine, phenytoin | note | low blood counts, or levels change. | Zidovudine 4.5
lamivudine | emtricitabine, cladribine, trimethoprim | note | one of them, or a level changes. | Lamivudine 4.4, 4.5
stavudine | didanosine, hydroxyurea, doxorubicin | serious | pancreas, nerves and liver. | Stavudine 4.4
ganciclovir, valganciclovir | imipenem | serious | seizures. | Ganciclovir 4.5; imipenem 4.4
ganciclovir, valganciclovir | mycophenolate, didanosine, dapsone, flucytosine, hydroxyurea, trimethoprim, cyclophosphamide | note | low blood counts. | Ganciclovir 4.5
aciclovir, valaciclovir | mycophenolate, zidovudine, ciclosporin, tacrolimus, probenecid | note | the kidney, levels rise. | Aciclovir 4.5
rifampicin | saquinavir | serious | severe harm to the liver. | Rifampicin 4.3
rifampicin | lopinavir, atovaquone, clarithromycin, sulfasalazine, trimethoprim, fexofenadine, enalapril, probenecid, diazepam, morphine, codeine, ondansetron, digoxin, quinine, caspofungin, chloramphenicol | note | rifampicin changes the level. | Rifampicin 4.5
rifabutin | clarithromycin, fluconazole, voriconazole, posaconazole, @hivProtease, cobicistat | serious | rifabutin rises: inflamed eyes; a lower dose, or another. | Rifabutin 4.4, 4.5
isoniazid | phenytoin, carbamazepine, disulfiram, ketoconazole, theophylline, levodopa, cycloserine, diazepam, sodium valproate, itraconazole, prednisolone | note | the liver, or levels change. | Isoniazid 4.5
rifampicin, isoniazid, pyrazinamide | methotrexate, leflunomide, ketoconazole | note | the liver; check its values. | Isoniazid 4.4
pyrazinamide | probenecid, allopurinol, ciclosporin, zidovudine | note | uric acid or a level changes. | Pyrazinamide 4.5
bedaquiline, delamanid | @cyp3aStrong | serious | the drug rises, QT; at most 14 days, by a specialist. | Bedaquiline, delamanid 4.4, 4.5
bedaquiline, delamanid | @qtKnown | note | both lengthen QT; an ECG each month, by a specialist. | Bedaquiline, delamanid 4.4
cycloserine | isoniazid, ethionamide | note | seizures and confusion. | Cycloserine 4.5
linezolid | rifampicin, clarithromycin, @antidiabetic | note | linezolid or sugar changes. | Linezolid 4.5
chloramphenicol | @sulfonylurea, phenobarbital, rifampicin, @vka, cyclophosphamide | note | levels change. | Chloramphenicol 4.5
chloroquine | praziquantel, ampicillin | note | the second drug is taken up less. | Chloroquine 4.5
chloroquine, hydroxychloroquine | mefloquine, ciclosporin, digoxin, cimetidine, @antidiabetic, agalsidase, tamoxifen | note | levels, sugar or the eyes; check. | Hydroxychloroquine 4.5
primaquine | mepacrine, dapsone, @qtTop | note | red blood cells break, or QT. | Primaquine 4.5
pyrimethamine, trimethoprim | pyrimethamine, sulfadoxine, methotrexate, phenytoin, dapsone, zidovudine, proguanil, azathioprine, procainamide, lamivudine, repaglinide, digoxin | note | folate falls: blood counts. | Pyrimethamine 4.5; trimethoprim 4.5
artemether, lumefantrine | @hivProtease, efavirenz, nevirapine, @qtKnown, grapefruit | note | levels change, QT. | Artemether with lumefantrine 4.4, 4.5
proguanil, pyrantel | piperazine, warfarin | note | one weakens or strengthens the other. | Proguanil 4.5
quinine | mefloquine, @vka, digoxin, suxamethonium, amantadine, rifampicin, ritonavir, flecainide, cimetidine | note | quinine or the other rises. | Quinine 4.5
griseofulvin | phenobarbital, ciclosporin | note | griseofulvin or the other falls. | Griseofulvin 4.5
terbinafine | metoprolol, propafenone, flecainide, @tricyclic, paroxetine, codeine, caffeine, rifampicin, ciclosporin, atomoxetine, desipramine | note | the drug rises. | Terbinafine 4.5
nitrofurantoin | probenecid, norfloxacin, nalidixic acid | note | one weakens the other. | Nitrofurantoin 4.5
nalidixic acid | melphalan | serious | bleeding of the bowel. | Nalidixic acid 4.5
imipenem | ciclosporin, ganciclovir | note | seizures are likelier. | Imipenem 4.5
ceftriaxone | calcium gluconate, calcium chloride | serious | crystals in lungs and kidneys: never in the newborn, nor in one line. | Ceftriaxone 4.3
ceftriaxone | ringer lactate | note | crystals: never in one line, nor in the newborn. | Ceftriaxone 4.3
amphotericin | @steroid, flucytosine, digoxin, suxamethonium, pentamidine, zidovudine, arsenic trioxide, @thiazide | note | potassium and kidney; check both. | Amphotericin 4.5
@liveVaccine | @steroid | note | the live vaccine may cause the disease after high doses (20 mg prednisolone a day for 2 weeks). | MMR 4.3, 4.4
@liveVaccine | @immunosuppressant, -@steroid | serious | the live vaccine may cause the disease. | Live vaccines 4.3
@liveVaccine | immunoglobulin, azathioprine | note | the vaccine works less. | MMR 4.5
varicella vaccine, zoster live vaccine | aspirin, aciclovir, valaciclovir | note | the vaccine works less, or Reye’s syndrome. | Varicella vaccine 4.5
typhoid ty21a vaccine, bcg vaccine | @quinolone, @macrolide, @cephalosporin, @penicillin, @tetracycline, mefloquine, sulfamethoxazole, proguanil, rifampicin, isoniazid, ethambutol, @aminoglycoside | note | the antibiotic kills the vaccine. | Typhoid vaccine Ty21a 4.5; BCG 4.5
@macrolide, -spiramycin, lincomycin | clindamycin, lincomycin, chloramphenicol | note | one takes the other’s effect. | Clindamycin 4.5
@retinoid | @tetracycline, -tigecycline, vitamin a | serious | pressure within the skull, or too much vitamin A; choose another. | Isotretinoin, acitretin 4.3
@retinoid | methotrexate, phenytoin, progesterone | note | the liver, or levels change. | Acitretin 4.3, 4.5
metronidazole, tinidazole | lithium, busulfan, fluorouracil, disulfiram, phenytoin, phenobarbital, cimetidine, carbamazepine, mycophenolate, ciclosporin, tacrolimus, amprenavir | note | the level of one changes. | Metronidazole 4.5
busulfan | metronidazole, itraconazole, ketoconazole, phenytoin, deferasirox | note | busulfan rises. | Busulfan 4.5
interferon | telbivudine | serious | damage of nerves. | Telbivudine 4.3
ribavirin | didanosine, zidovudine, azathioprine | serious | pancreas, anaemia or bone marrow. | Ribavirin 4.4
@quinolone | @steroid | note | tendons may tear; stop at the first pain. | Ciprofloxacin 4.4
voriconazole | omeprazole, esomeprazole | note | both rise; half the dose of omeprazole. | Voriconazole 4.5
pentamidine | didanosine | note | the pancreas. | Didanosine 4.5
fluconazole | theophylline, nevirapine, zidovudine | note | the drug rises. | Fluconazole 4.5
vancomycin, colistin, polymyxin | @loop | note | hearing and kidney. | Vancomycin 4.5
favipiravir | repaglinide, pyrazinamide, theophylline | note | one raises the other. | Favipiravir 4.5
remdesivir | chloroquine, hydroxychloroquine | serious | remdesivir works less. | Remdesivir 4.4, 4.5
`;
