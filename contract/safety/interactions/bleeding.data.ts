/** Bleeding and clots. Inhibitors of CYP3A4 and inducers are in their own tables. */
export const BLEEDING = `
@vka, @doac | @nsaid | serious | bleeding; paracetamol instead. | Warfarin 4.4; apixaban 4.4
@vka, @doac | aspirin | serious | bleeding; only where both are meant. | Warfarin 4.4; rivaroxaban 4.4
@vka | @doac | serious | bleeding; one of them. | Apixaban, dabigatran 4.3
@doac | @heparin | serious | bleeding; one of them. | Apixaban, dabigatran 4.3
@vka | @heparin | note | bleeding; meant together only until the INR is reached. | Warfarin 4.4
@heparin | ketorolac | serious | bleeding; paracetamol instead. | Ketorolac 4.3
@heparin | @heparin | serious | bleeding; one of them. | Enoxaparin 4.5
@heparin | @nsaid, aspirin, @antiplatelet, @ssri, dextran | note | bleeding; care when all are needed. | Enoxaparin 4.5
@anticoagulant, @antiplatelet | @thrombolytic, defibrotide | serious | bleeding. | Alteplase 4.3, 4.5
@vka | @nitroimidazole | serious | bleeding, the INR rises; check it within 3 to 5 days. | Metronidazole 4.5
@vka | sulfamethoxazole, trimethoprim, sulfadiazine | serious | bleeding, the INR rises; choose another antibiotic. | Warfarin 4.5
@vka | @azole | serious | bleeding, the INR rises; lower dose and check the INR. | Fluconazole 4.5; miconazole 4.3
@vka | amiodarone, dronedarone | serious | bleeding, the INR rises for weeks; lower dose and check the INR. | Amiodarone 4.5
@vka | clarithromycin, erythromycin | serious | bleeding, the INR rises; check it within 3 to 5 days. | Clarithromycin 4.4
@vka | @quinolone, azithromycin, roxithromycin, telithromycin, josamycin | note | the INR may rise; check it. | Warfarin 4.5
@vka | @penicillin, @cephalosporin, @tetracycline, chloramphenicol, isoniazid, linezolid, neomycin | note | an infection and its antibiotic may raise the INR; check it. | Warfarin 4.5
@vka | danazol, testosterone, oxandrolone, stanozolol, methyltestosterone, oxymetholone, nandrolone, phenylbutazone | serious | bleeding, the INR rises; choose another, or lower dose and check the INR. | Danazol 4.5; warfarin 4.5
@vka | fenofibrate, bezafibrate, ciprofibrate, gemfibrozil, imatinib, cimetidine, propafenone, quinidine, disulfiram | note | bleeding, the INR rises; a third less, and check the INR. | Fenofibrate 4.4; warfarin 4.5
@vka | @statin | note | the INR may rise; check it. | Rosuvastatin, simvastatin 4.5
@vka | levothyroxine, liothyronine, @steroid, tramadol, allopurinol, omeprazole, esomeprazole, quinine, proguanil, @ssri, mirtazapine, leflunomide, teriflunomide, zafirlukast, glucosamine, orlistat, sodium valproate, vitamin e, dextropropoxyphene, @kinase, cyclophosphamide, etoposide, ifosfamide, flutamide, bicalutamide, ritonavir, atazanavir, saquinavir, entacapone, ropinirole, acarbose, methylphenidate, dipyridamole, @antiplatelet, dapsone, tolterodine, ivermectin, interferon, carbimazole, propylthiouracil, ginkgo, cranberry, nateglinide, sulfasalazine, mesalazine, tigecycline, daptomycin | note | the INR may rise or bleeding begin; check it. | Warfarin 4.5
@vka | phytomenadione, @contraceptive, colestyramine, sucralfate, mercaptopurine, azathioprine, st johns wort, nevirapine, bosentan, aprepitant, ginseng, raloxifene | note | the INR may fall; check it. | Warfarin 4.5
@doac | @antiplatelet, @ssri, ginkgo | note | bleeding. | Rivaroxaban 4.5
ketorolac | aspirin, @anticoagulant, pentoxifylline | serious | bleeding of the stomach; one painkiller, and at most 5 days. | Ketorolac 4.3
aspirin | @antiplatelet | note | bleeding; meant together after a stent or a heart attack. | Clopidogrel 4.4
@antiplatelet | @antiplatelet | note | bleeding. | Prasugrel 4.5
@antiplatelet | @nsaid | note | bleeding of the stomach. | Clopidogrel 4.5
@antiplatelet, aspirin | @ssri | note | bleeding; tell the patient what to look out for. | Clopidogrel 4.5; sertraline 4.5
aspirin | @nsaid | note | bleeding of the stomach; ibuprofen also weakens low-dose aspirin. | Ibuprofen 4.5
@ssri | @nsaid | note | bleeding of the stomach; consider a proton pump inhibitor. | Sertraline 4.5
@steroid | @nsaid, aspirin | note | bleeding of the stomach; consider a proton pump inhibitor. | Prednisolone 4.5
pentoxifylline | @anticoagulant, @nsaid | note | bleeding. | Pentoxifylline 4.5
nicorandil | @steroid, aspirin, @nsaid | note | ulcers and bleeding of stomach and bowel. | Nicorandil 4.5
ibrutinib, acalabrutinib, zanubrutinib, ponatinib, inotersen | @anticoagulant, @antiplatelet, aspirin | serious | bleeding. | Ibrutinib 4.4, 4.5
deferasirox | @nsaid, aspirin, @steroid, @anticoagulant | note | bleeding of the stomach. | Deferasirox 4.5
tranexamic acid | @contraceptive, @thrombolytic, tretinoin | serious | clots. | Tranexamic acid 4.3, FDA 4
alendronic acid, risedronate, ibandronate | @nsaid, aspirin | note | stomach and gullet. | Alendronic acid 4.5
venlafaxine, duloxetine | @anticoagulant | note | bleeding. | Duloxetine 4.5
omega 3 | @vka | note | bleeding. | Omega-3 4.5
@vka | norethisterone, medroxyprogesterone, megestrol, tibolone, rifaximin | note | the INR changes; check it. | Warfarin 4.5
noscapine | @vka | note | the INR may rise; check it. | Noscapine 4.5
`;
