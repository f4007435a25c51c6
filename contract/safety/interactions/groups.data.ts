/**
 * Groups by mechanism: what enzymes, transporters, the QT interval and the body's amines have to do
 * with a drug. Unlike a class, a group decides no duplicate and no allergy. Facts of product labels
 * (SmPC sections 4.3 to 4.5 and 5.2, FDA sections 4, 5, 7 and 12.3) and of the FDA's table of
 * substrates, inhibitors and inducers.
 *
 * `name: ingredients, @classes and @groups above`; a leading `-` takes one out again.
 */
export const GROUPS = `
cyp3aBooster: ritonavir, cobicistat
hivProtease: ritonavir, lopinavir, atazanavir, darunavir, saquinavir, indinavir, nelfinavir, fosamprenavir, tipranavir, amprenavir
hcvProtease: boceprevir, telaprevir, glecaprevir, voxilaprevir, paritaprevir, simeprevir
nnrti: efavirenz, nevirapine, rilpivirine, etravirine, doravirine, delavirdine
integrase: dolutegravir, raltegravir, bictegravir, elvitegravir, cabotegravir
hcvDirect: sofosbuvir, ledipasvir, velpatasvir, daclatasvir, @hcvProtease
cyp3aAzole: ketoconazole, itraconazole, voriconazole, posaconazole
cyp3aMacrolide: clarithromycin, erythromycin, telithromycin
cyp3aStrong: @cyp3aAzole, clarithromycin, telithromycin, cobicistat, @hivProtease, boceprevir, telaprevir, delavirdine, nefazodone, idelalisib, ceritinib, conivaptan, mibefradil
cyp3aModerate: erythromycin, fluconazole, isavuconazole, diltiazem, verapamil, dronedarone, aprepitant, fosaprepitant, ciclosporin, imatinib, crizotinib, nilotinib, grapefruit, letermovir
cyp3aAny: @cyp3aStrong, @cyp3aModerate
pgpInhibitor: ketoconazole, itraconazole, posaconazole, clarithromycin, erythromycin, verapamil, amiodarone, dronedarone, quinidine, ciclosporin, @cyp3aBooster, lopinavir, tipranavir, saquinavir, ranolazine, ticagrelor, propafenone, carvedilol, lapatinib
inducerStrong: rifampicin, carbamazepine, phenytoin, fosphenytoin, phenobarbital, primidone, st johns wort, enzalutamide, apalutamide, mitotane, lumacaftor
inducerModerate: rifabutin, rifapentine, oxcarbazepine, eslicarbazepine, efavirenz, nevirapine, etravirine, bosentan, modafinil, armodafinil, cenobamate, dabrafenib, lorlatinib
inducer: @inducerStrong, @inducerModerate
cyp2d6Strong: paroxetine, fluoxetine, bupropion, quinidine, terbinafine, cinacalcet, thioridazine
cyp1a2Strong: fluvoxamine, ciprofloxacin, enoxacin
cyp1a2Weak: mexiletine, propafenone, amiodarone, verapamil, cimetidine, famotidine, zileuton, ticlopidine, aciclovir, @contraceptive, norfloxacin, ofloxacin, levofloxacin, moxifloxacin, vemurafenib
qtAntiarrhythmic: amiodarone, sotalol, dronedarone, disopyramide, quinidine, procainamide, flecainide, dofetilide, ibutilide, vernakalant, cibenzoline, bepridil
qtContraindicated: @qtAntiarrhythmic, pimozide, thioridazine, mesoridazine, sertindole, ziprasidone, haloperidol, droperidol, amisulpride, sulpiride, hydroxyzine, mizolastine, astemizole, terfenadine, citalopram, escitalopram, moxifloxacin, sparfloxacin, methadone, levomethadyl, cisapride, halofantrine, pentamidine, arsenic trioxide, vandetanib, nilotinib, dolasetron, probucol, lumefantrine
qtKnown: @qtContraindicated, chlorpromazine, levosulpiride, azithromycin, clarithromycin, erythromycin, telithromycin, levofloxacin, ciprofloxacin, gatifloxacin, chloroquine, hydroxychloroquine, quinine, mefloquine, artemether, arteether, artenimol, bedaquiline, delamanid, clofazimine, fluconazole, voriconazole, ondansetron, granisetron, domperidone, donepezil, anagrelide, papaverine, tetrabenazine, toremifene, sunitinib, pasireotide, panobinostat, saquinavir, cilostazol, terlipressin, ivosidenib, levomepromazine
qtMind: @tricyclic, @antipsychotic, -aripiprazole, -brexpiprazole, -cariprazine, -lurasidone, -prochlorperazine, trazodone, venlafaxine
qtTop: @qtAntiarrhythmic, pimozide, thioridazine, mesoridazine, droperidol, haloperidol, methadone, cisapride, halofantrine, arsenic trioxide, pentamidine, vandetanib
qtPossible: mirtazapine, lithium, ofloxacin, norfloxacin, gemifloxacin, roxithromycin, itraconazole, ketoconazole, posaconazole, vardenafil, alfuzosin, ranolazine, ivabradine, atomoxetine, apomorphine, buprenorphine, tacrolimus, efavirenz, rilpivirine, lopinavir, atazanavir, tamoxifen, oxaliplatin, dasatinib, bosutinib, crizotinib, osimertinib, pazopanib, ribociclib, vemurafenib, lapatinib, sorafenib, foscarnet, octreotide, telavancin, fingolimod, siponimod, lofexidine, fluoxetine, sertraline, paroxetine
losesPotassium: @thiazide, @loop, amphotericin, acetazolamide
maoiClassic: phenelzine, tranylcypromine, isocarboxazid
maoiAny: @maoi, linezolid, tedizolid, methylene blue, furazolidone
maoiStrict: @maoi, methylene blue
serotonergic: @ssri, @tricyclic, trazodone, nefazodone, mirtazapine, mianserin, buspirone, st johns wort, sibutramine, dexfenfluramine, fenfluramine, tryptophan, oxitriptan
stimulant: amphetamine, dexamfetamine, lisdexamfetamine, methamphetamine, methylphenidate, dexmethylphenidate, atomoxetine, viloxazine, phentermine, benzphetamine, phendimetrazine, diethylpropion, mazindol
decongestant: pseudoephedrine, phenylephrine, ephedrine, phenylpropanolamine, midodrine, metaraminol
catecholamine: adrenaline, noradrenaline, dopamine, dobutamine, isoprenaline
betaAgonist: salbutamol, levosalbutamol, formoterol, salmeterol, terbutaline, indacaterol, vilanterol, olodaterol, bambuterol, orciprenaline
ergot: ergotamine, dihydroergotamine, ergometrine, methylergometrine, methysergide, ergoloid
dopamineAgonist: ropinirole, pramipexole, rotigotine, bromocriptine, cabergoline, apomorphine, pergolide, lisuride
antiplatelet: clopidogrel, prasugrel, ticagrelor, ticlopidine, cangrelor, dipyridamole, cilostazol, vorapaxar, triflusal, tirofiban, eptifibatide, abciximab
heparin: heparin, enoxaparin, dalteparin, tinzaparin, nadroparin, fondaparinux, bivalirudin, argatroban
anticoagulant: @vka, @doac, @heparin
thrombolytic: alteplase, tenecteplase, streptokinase, reteplase, urokinase
calcineurin: ciclosporin, tacrolimus, voclosporin
mtor: sirolimus, everolimus, temsirolimus
immunosuppressant: @calcineurin, @mtor, azathioprine, mercaptopurine, methotrexate, mycophenolate, leflunomide, teriflunomide, cyclophosphamide, tofacitinib, baricitinib, upadacitinib, ruxolitinib, @steroid, adalimumab, etanercept, infliximab, golimumab, certolizumab, rituximab, tocilizumab, abatacept, anakinra, fingolimod, siponimod, ocrelizumab, natalizumab, secukinumab, ustekinumab, anifrolumab, belimumab
jakInhibitor: tofacitinib, baricitinib, upadacitinib, ruxolitinib
biologic: adalimumab, etanercept, infliximab, golimumab, certolizumab, rituximab, tocilizumab, abatacept, anakinra
liveVaccine: measles vaccine, mumps vaccine, rubella vaccine, mmr vaccine, mr vaccine, varicella vaccine, zoster live vaccine, yellow fever vaccine, bcg vaccine, rotavirus vaccine, opv, typhoid ty21a vaccine
marrow: azathioprine, mercaptopurine, methotrexate, cyclophosphamide, carbimazole, propylthiouracil, methimazole, chloramphenicol, carbamazepine, sulfamethoxazole, sulfadiazine, sulfasalazine, ganciclovir, valganciclovir, zidovudine, linezolid, hydroxyurea, interferon, flucytosine, penicillamine, deferiprone, pyrimethamine, dapsone, capecitabine, fluorouracil, busulfan, cytarabine, dipyrone, cisplatin, carboplatin, doxorubicin, paclitaxel, docetaxel, vincristine
sedative: zolpidem, zopiclone, eszopiclone, zaleplon, phenobarbital, sodium oxybate, meprobamate, carisoprodol, chloral hydrate, butalbital, secobarbital, pentobarbital, thiopental
gabapentinoid: pregabalin, gabapentin, mirogabalin
retinoid: isotretinoin, acitretin, alitretinoin, tretinoin, bexarotene
kinase: imatinib, dasatinib, nilotinib, bosutinib, ponatinib, sunitinib, sorafenib, pazopanib, lapatinib, erlotinib, gefitinib, osimertinib, crizotinib, ibrutinib, axitinib, cabozantinib, regorafenib, vandetanib, ribociclib, palbociclib, abemaciclib, ceritinib, brigatinib, lorlatinib, olaparib, venetoclax, idelalisib, acalabrutinib, zanubrutinib, neratinib, tucatinib
vinca: vincristine, vinblastine, vinorelbine, docetaxel, cabazitaxel, ixabepilone, paclitaxel
antidiabetic: @sulfonylurea, insulin, repaglinide, nateglinide
`;
