import { SampleCatalog } from './test/bench/sample-catalog.js';
const size = Number(process.argv[2]), hops = Number(process.argv[3]), passes = Number(process.argv[4]??2);
const c = new SampleCatalog(size);
const width = Math.floor(size/16);
const roots = Array.from({length:100},(_,at)=>c.urn(c.bottom(Math.floor(at*width/100))));
for(let p=0;p<passes;p++){const times:number[]=[];let n=0;const b=performance.now();
for(const urn of roots){const t=performance.now();const r=await fetch('http://127.0.0.1:18111/entities?action=searchAcrossLineage',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({urn,direction:'DOWNSTREAM',maxHops:hops,start:0,count:10000,searchFlags:{skipAggregates:true},...(process.argv[5]?{count:10,searchFlags:undefined}:{})})});
const j:any=await r.json();n+=j.value.numEntities;times.push(performance.now()-t)}
times.sort((a,b)=>a-b);console.log('pass',p,'mean',((performance.now()-b)/100).toFixed(2),'p50',times[50]!.toFixed(2),'p99',times[98]!.toFixed(1),'reached',n/100)}
