import type { RequestGrammar } from "./request-grammar.ts";

export const english: RequestGrammar = {
  signs:
    "the and for with without how why what which where who i my me you your is are was do does did can could would should of to from a an in on it its this that these those about give make write show find search need want please pls thanks some any one ones first second third last more shorter stronger longer funnier new titles title draw save remember same now i'm i'd it's don't what's video's outliers outlier ideas idea but another again let's hey them both all another into put change replace add remove rewrite reword rephrase translate titled called concert protect",
  spelling:
    "title titles about thumbnail thumbnails concept concepts package packages outlier outliers project projects remember shorter stronger rephrase variations integration integrations sponsor outline script search newest published",
  polite:
    "please|pls|plz|thanks|thank you|thx|hey|hi|hello|yo|ok|okay|cool|great|nice|so|well|just|quick|quickly|real quick|asap|kindly|now|maybe|perhaps|also|would be (?:great|nice|cool|awesome|lovely|good)|if (?:you can|possible|that works)|for me|for us|let's|lets|alright|right|actually|um|hmm|oh|bro|dude|mate|man|cheers|right now|then|too|as well|and|to start with|if you don't mind|when you get a chance|super|gotcha|sure|perfect|love it|amazing|awesome|alrighty|sweet|btw|again please",
  tail: "while (?:you're|ur|you are|u r|youre) at it|while we're at it|as soon as (?:you can|possible)|by tonight|for tomorrow|no rush|any (?:help|ideas?|thoughts|tips|suggestions|takes|luck)|what(?:'s| is| are)? (?:you|u) (?:got|think|reckon)|got (?:any|anything|some)(?: ideas?)?|can (?:you|u) (?:help|do that)(?: me)?(?: out)?|could (?:you|u) help(?: me)?(?: out)?|help me out|help(?: me)? (?:please|pls|plz)|thoughts|somewhere|anywhere|already|yet|so far|at all|or something|or smth|or whatever|or so|kind of thing|type of thing|for the video|for the vid|rn|lol|haha|tho|though|innit|y'know|you know|ya know|ta|k|if poss|without (?:it|them|that) (?:being|looking|feeling|sounding|seeming|getting)(?: \\S+){1,4}|without (?:being|sounding|looking) (?:annoying|cringe|weird|pushy|salesy|awkward)",
  ask: "(?:can|could|would|will) (?:you|u|i|we)|i(?:'d| would) (?:like|love)|i(?:'m| am) looking for|i (?:really )?(?:need|want|require)|we (?:need|want)|(?:have )?you got|got|gimme|give|hit|write|make|create|generate|come up with|think of|suggest|brainstorm|draw|sketch|paint|design|illustrate|render|propose|produce|prepare|draft|show|pitch|do you have|have you|let me have|let me see|do|help|spit out|throw together|throw|cook up|whip up|put together|knock out|rustle up|bang out|crank out|jot down|invent|find|what are|what would be|what could be|how about|are there|is there|to get|to see|get|hit me with|come(?:ing)? up with|coming up with|(?:any|an?) ideas? (?:what|how)|would you mind|mind|send (?:me|over)|drop (?:me)?|shoot me|toss me|fire off|help me (?:find|figure out|come up with|with)|figure out|mock up|i(?:'d| would) like to see|let's see|i could use|i(?:'d| would) be happy with|need|needs|want|wanna|i wanna|i'm after|im after|looking for|gotta have|let me get|lemme get|lemme see|lemme|can i get|can i have|could i get|i'm gonna need|im gonna need|whip me up|cook me up|throw me|throw us|chuck me|sling me|do me|do us|make me|write me|draw me|find me|bash out|come up w|gimme some|hook me up with|set me up with|spit|fire|hmu with|drop me|u got",
  imperatives:
    "give|write|make|create|generate|come up with|suggest|draw|sketch|paint|design|propose|show|save|put|store|add|shorten|rephrase|reword|rewrite|turn|find|search|look|change|intensify|do|redo|start|prepare|pitch|keep|remember|list",
  filler:
    "a|an|the|of|for|about|on|in|to|with|from|at|and|or|me|us|my|is|are|was|be|by|that|this|as|it|some|any|good|best|video|videos|vid|vids|youtube|yt|ideas?|suggestions?|options?|i|you|u|we|our|your|please|so|very|really|few|more|another|other|new|which|what|there|have|has|had|all|these|those|'s|anything|something|stuff",
  articles: "a|an|the|my|our|some|any",
  one: "a|an|one|a single|just one|only one",
  some: "some|a few|several|any|a bunch of|a handful of|a couple more|a list of|more|new",
  about:
    "about|bout|abt|on|for|of|regarding|around|covering|with|where|in which|when|that shows?|showing|featuring|based on|inspired by|to do with|like|in|from|to go with|to match|if",
  topicIs:
    "(?:my|the|our|this|so my) (?:next|new|latest|upcoming|current|other) (?:one|vid|video|ep|episode|upload)(?: is|'s| will be| is gonna be)?(?: all)?(?: about| on| where)?(?= \\S+ \\S+)|i(?:'m| am) (?:gonna|going to|about to) (?:film|shoot|make|do|record) (?:a |an |my )?(?:video|vid|vlog|film|one)(?: about| on| where)|i(?:'ve| have)? (?:just )?(?:got|did|done|made|filmed|shot|finished|recorded|edited)(?: \\S+){0,3}? (?:video|vid|vlog|film|footage) (?:about|on|where|of|from)|(?:the |my )?(?:topic|subject|theme|video|vid)(?: is)? ?:|(?:it's|its|that's|thats|this is) (?:the one |a video |a vid )?(?:about|where)|(?:the |my )?(?:topic|subject)(?: is)?|(?:the |my |our )?(?:topic|subject|theme|video topic)(?:'s| is| being|:| :)(?: about)?|(?:the |my |our |this |next |new )*(?:video|vid|film|episode|one)(?:'s| is| will be| would be|s) (?:about|on|called)|it(?:'s| is| will be) (?:all )?about|(?:i(?:'m| am)|we(?:'re| are)) (?:making|filming|shooting|doing|planning|working on|recording|editing) (?:a |an |my |another |our |this |next |new )*(?:video|vid|film|one|episode|short|vlog)s? (?:about|on|where|in which|of|for)|i(?:'m| am) (?:filming|making|shooting|recording|editing)(?= (?:how|why|what|when|where|myself|me) )|i (?:made|filmed|shot|recorded) (?:a |an |my )?(?:video|vid|film) (?:about|on|where|of)",
  video: "videos?|vids?|eps?|vlogs?|films?|episodes?|clips?|documentar(?:y|ies)|uploads?|essays?",
  videoLead: "my|a|an|the|our|this|that|new|next|upcoming|latest|another|some|youtube|short|long|quick|planned|own",
  videoLink:
    "about|on|where|in which|of|that is about|called|titled|for|that explains?|explaining|covering|showing|that shows?|with|idea|:|on the topic of|that covers|named|bout|abt|re|around|regarding|when|how",
  next: "then|and then|after that|afterwards|next",
  and: "and|plus|also|&",
  but: "but|only|except|just",
  draw: "draw|sketch|paint|design|illustrate|render|picture|image",
  search:
    "find|search|look for|look up|show|which|what|list|get|any|are there|pull up|browse|discover|see|check|anything|who|dig up",
  question: "what|which|who|when|where|why|how|is|are|does|do|did|was|were|can|could|should|would|will|has|have",
  save: "save|store|put|keep|add|move|file",
  create:
    "create|make|start|set up|open|begin|draft|new|turn|build|want|need|spin up|kick off|set me up|open up|get me",
  again: "again|once more|one more time|try again|regenerate|redo that|another round|another go|retry",
  more: "more|another|other|further|different ones|others|next",
  dislike:
    "none of (?:those|them|these|that)|not (?:quite|really|feeling (?:it|them))|don't like (?:them|any|those|it)|not my thing|not (?:convinced|happy)(?: with (?:them|those))?|meh|hm+|nope|no",
  same: "(?:do |and )?(?:the )?same(?: thing)?(?: again)?|same|likewise|(?:and |now |ok )?what about|(?:and |now )?how about|and for|now for|and now for|ditto",
  as: "as|into|to|in the form of|with",
  named:
    "called|named|titled|by the name of|with the name|name it|call it|name:|call it|with the title|under the name|name of|should be called|named",
  drawing: "draw|sketch|paint|illustrate|visuali[sz]e",
  lack: "can't (?:think of|come up with|find|decide on)|cannot (?:think of|come up with)|cant (?:think of|come up with)|stuck (?:on|with|for)|struggling (?:with|to find)|no (?:idea|clue) for|out of ideas for|need help with|a hand with|help (?:me )?with|don't have|still missing|still (?:need|lack)",
  roughly: "max|maximum|at most|like|maybe|around|about|roughly|say|some|or so|with|at least",
  naming:
    "(?:what|how|whats|wat)(?: (?:else|the hell|on earth|exactly|should|shud|could|would|wud|can|do|to|am|gonna|i|we|you|u|supposed|ya|think|reckon|is|a|good|best|way|the|might|ought))* (?:call|name|title|caption)(?:ing)?(?: (?:it|this|that|my|the)(?= ?(?:\\?|$|,)))?|(?:need|want|give me|gimme|got|any|some|looking for|find me|think of|come up with|for)(?: \\S+){0,3} (?:names?) (?:for|to)|(?:a |an |any |some |\\d+ )?(?:good |catchy |cool |decent |better |clickable |nice |killer |snappy |banger )+names?|(?:something|smth|sth|anything|summat|sumthin) (?:really |super |more )?(?:clickable|catchy|clickbaity|snappy|punchy|to click|that (?:pops|slaps|clicks|hooks|makes people click|gets clicks|people (?:will|would|wanna) click)(?: on)?)|(?:a |some )?(?:hook|hooks)(?= (?:for|about))|(?:what|how) (?:should|could|would|can|do) (?:i|we|you) (?:call|name)|what to (?:call|name)|(?:a )?good names? for|(?:what|how)(?: else)? (?:i|we) (?:could|should|can|might) (?:call|name)|what would (?:you|u) (?:call|name|title)|(?:names?|naming ideas) for (?:a|an|my|the|this|our) (?:\\S+ )?(?:video|vid|episode|upload|clip|vlog|film)s?|(?:what|how) (?:should|could|would|do) (?:i|we|you) title|(?:call|name) (?:it|this)(?= \\?|$)|something catchy|anything catchy|a catchy name",
  approaching:
    "(?:how|what's the best way|best way|good way|ways?|what's a good way)(?: (?:else|should|could|would|can|do|might|to|i|we|you|u|best|even|is|there|a|another|way|the))* (?:approach|tackle|frame|structure|tell|spin|present|film|shoot|turn|angle|handle|do)(?: (?:the |my )?story (?:of|about)|(?= (?:a|an|the|my|this|our|that|it) ))|(?:not sure|no idea|no clue|dunno|don't know|dont know|idk|unsure)(?: \\S+){0,2} (?:how to|how i|what to do with)(?: (?:should|could|can|i|best|even))* (?:approach|tackle|frame|tell|present|film|shoot|angle|turn|handle|do)(?: (?:the |my )?story (?:of|about))?|(?:what|which)(?: could| should| would| can)? (?:be )?(?:the |my |a )?(?:good |best |fresh |new )?(?:angle|take|twist|spin|story|premise|storyline)(?: (?:for|on|of|be for))?|what could i (?:film|do|make|shoot)(?= (?:about|on|with|for))|(?:a |any |some |fresh |new |good )+(?:take|twist|spin)s? (?:on|for)|what would (?:a )?(?:video|vid) (?:about|on)(?= (?:\\S+ ){1,12}look like)",
  ordinals: [
    "first|1st|top one",
    "second|2nd",
    "third|3rd",
    "fourth|4th",
    "fifth|5th",
    "sixth|6th",
    "seventh|7th",
    "eighth|8th",
    "ninth|9th",
    "tenth|10th",
  ],
  last: "last|final|bottom one",
  all: "all(?: of (?:them|these|those))?|each(?: one| of them)?|every one|everything|them|these|those|the lot",
  both: "both(?: of (?:them|these|those))?",
  pronoun: "it|this|that|this one|that one|the one|one",
  changes: {
    shorten:
      "(?:(?:is|are|'s|sounds?|feels?) )?(?:way |far |much |a bit )?too (?:long|wordy)|less (?:words|wordy|text)|fewer (?:words|characters)|half the length|cut it|shorten\\w*|shortn|trim\\w*|chop|crop it down|make it brief|brief|snip|punch it down|wordy|tighten|shorter|shorten|trim|cut(?: it| this| that)? down|condense|tighter|tighten|more concise|less long|fewer words|briefer|abbreviate|make (?:it|this|that) short|snappier and shorter|too long",
    intensify:
      "(?:(?:is|are|'s|sounds?|feels?|looks?|seems?) |kinda |bit |too |so |really )+(?:boring|dull|bland|weak|lame|meh|flat|tame|dry|soft|generic|sleepy)|more (?:oomph|pop|zing|bite|fire|energy|kick|spice|hype|suspense|tension|pizzazz|clicky)|jazz|liven|less (?:boring|dull|bland|flat|tame|generic|dry)|oomph|stronger|harder|wilder|more (?:wild|shocking|provocative|emotional|fun)|stronger|punchier|bolder|more (?:dramatic|intense|exciting|powerful|extreme|clickable|clickbaity|impactful|catchy|engaging|punch|impact|drama|aggressive|compelling)|spicier|spice|catchier|intensify|more intensity|snappier|juicier|crazier|amp|pump|hook(?:ier)?|hit harder|hits harder|beef up|sensational|edgier|more edge",
    rephrase:
      "clunky|awkward|(?:sounds?|reads?|is|feels?) (?:a bit |kinda |so )?(?:weird|odd|off|clunky|awkward|stiff)|other words|put (?:it |that |this )?differently|say (?:it|that|this) (?:another|in another|different)|fresh wording|word (?:it|that) differently|new wording|reworded|rephrased|rephrase|reword|rewrite|in other words|in different words|with other words|with different words|differently|another way|paraphrase|say it differently|other wording|different wording|reformulate",
    variations:
      "(?:more|others?|similar ones?|ones) (?:like|similar to|along)(?: (?:it|that|this|that one|the))?|in that (?:style|vein|direction)|same (?:vibe|style) as|riff on|(?:more |some |others? )?(?:like|similar to|in the style of|along the lines of|in the vein of)(?= (?:the )?(?:number|first|second|third|fourth|fifth|sixth|last|no|#|\\d))|variations?|variants?|versions?|alternatives?|alternates?|similar ones|more like|options|takes",
  },
  complaint:
    "(?:(?:it|this|that|which)(?:'s| is| sounds| feels| looks)?|sound|be|feel|look) (?:(?:so|a bit|very|really|kinda|less|too|pretty) ){0,2}(?:boring|flat|dull|bland|weak|lame|meh|generic|tame|dry)",
  edit: "but|add|remove|delete|drop|replace|swap|change|switch|include|mention|use|without|with|put|turn|as a|as an|less|more|instead|make|give|keep|no|into|funnier|darker|brighter|bigger|smaller|calmer|lighter|warmer|colder|zoom|crop|move|redraw|lose|ditch|get rid of|tone|kill|fix|crank|leave|take|bring|flip|blur|a bit|slightly|way|can the|could the",
  redo: "redo|redraw|make|do|draw|take|try|remake|give me|show me|i want|i'd like|can you|could you|have|let's have|edit|revise|change|tweak|adjust|update|modify|render|again",
  remember:
    "remember(?: this| for (?:next time|later|the future))?|(?:please )?note(?: down)?|keep in mind|bear in mind|don't forget|do not forget|dont forget|never forget|from now on|going forward|in (?:the )?future|for (?:the )?future(?: reference)?|memori[sz]e|save (?:this )?to (?:your |the |my )?memory|add (?:this )?to (?:your |the |my )?memory|store in memory|make a (?:mental )?note|fyi|for your information|just so you know|so you know|heads up|for the record|remind yourself|please be aware|be aware|just fyi",
  lasting:
    "(?:never(?: ever)?|always|don't ever|dont ever|do not ever|stop) (?:use|using|put|putting|write|writing|show|showing|mention|mentioning|include|add|adding|call|calling|start|make|making|give|giving|suggest|say|keep)(?= (?:\\S+ ){1,12}(?:titles?|thumbnails?|thumbs?|concepts?|headlines?|videos?)|(?= (?:\\S+ ){0,4}(?:words?|emojis?|caps|clickbait|numbers?)))|from now on|going forward|from here on|in all future|for all future|in every future",
  rememberIt:
    "(?:keep|bear) (?:that|this|it) in mind|remember (?:that|this|it)|(?:don't|do not|dont|never) forget (?:that|this|it)?|note (?:that|this|it)(?: down)?|make a note(?: of (?:that|this|it))?",
  listMemory:
    "what (?:have|did) (?:you|u) (?:remember|remembered|save|saved|note|noted|learn|learned|learnt|pick up|picked up)(?: (?:about|on) (?:me|us|my channel))?|what(?:'s|s| is) in (?:your|ur) (?:memory|head|notes)|what (?:do|does) (?:you|u) (?:know|remember|recall|have)(?: \\S+){0,3} (?:about|on) (?:me|us|my|our)(?: \\S+){0,2}|what(?: \\S+){0,3} (?:told|tell) (?:you|u)(?: \\S+){0,3} (?:remember|about me)|do you (?:still )?(?:remember|know)(?: \\S+){0,3} (?:i told you|about me|me)|(?:what|which|list|show|tell|everything|anything|things|all|see|display|do you)(?: \\S+){0,8} (?:remember|remembered|memor(?:y|ies)|know|stored|noted|learned)(?: \\S+){0,3} (?:me|us|my channel|the channel|my style|my preferences|my audience)|(?:what|which|list|show|tell|read|see|display|open|check)(?: \\S+){0,6} memor(?:y|ies)|what(?:'s| is| have you)(?: \\S+){0,4} (?:memory|remembered|stored|noted)|what do you remember|what do you know(?= about (?:me|us|my|our)|$)|do you remember (?:anything|something|what)",
  status: {
    idea: "ideas?|idea stage|not started|brainstorm\\w*",
    in_development:
      "in (?:development|progress|the works|production|the making|dev)|working on|ongoing|unfinished|wip|half done|being made|active|underway|in the pipeline|started|begun|pending|open|half finished|halfway|current",
    published: "published|live|released|uploaded|done|finished|out already|posted|completed",
  },
  working:
    "what (?:am i|are we) (?:currently |still )?working on|(?:what|which)(?: \\S+){0,3} (?:am i|are we) (?:currently )?(?:making|working on)",
  stored:
    "(?:did|have|had) (?:i|we)(?: \\S+){0,3} (?:save|saved|store|stored|started|start|begun|noted|jotted)|(?:what|which|anything|stuff|things)(?: \\S+){0,2} (?:i|we)(?:'ve| have)?(?: \\S+){0,2} (?:saved|stored|started|begun|parked)|(?:my|our) saved (?:ideas|stuff|titles|videos|projects)|(?:show|list|find|pull up|give)(?: me)? (?:all|everything|whatever|what's|anything|stuff)(?: \\S+){0,2} (?:in (?:development|progress|production|the works)|published|unfinished|in the idea (?:stage|bank))|everything (?:that's |thats |that is |i have |i've got )?(?:in (?:development|progress|production|the works)|published|unfinished)|(?:do|did) (?:i|we)(?: \\S+){0,3} have (?:a|an|any|anything|something)(?: \\S+){0,2} (?:saved|going|planned|started)|what(?:'s| is|s) (?:in|on) my (?:pipeline|list|backlog|idea bank|board)|my (?:pipeline|backlog|idea bank)",
  placement:
    "(?:where|how|when|at what point|which (?:part|moment|spot|place))(?: \\S+){0,6} (?:fit|fits|mention|place|placed|plug|integrate|promote|put|slot|insert|work|talk about|bring up|feature|go|weave|drop|advertise|shout out|show up|appear|come in|pop up)|(?:fit|work|weave|squeeze|slot|integrate|plug|sneak)(?: \\S+){1,4} (?:in|into)|(?:spots?|place|moments?|room|slot) (?:for|to)|natural spots? for|good (?:spot|place|moment)s? for",
  sponsor:
    "sponsor\\w*|brand deals?|integrations?|ad reads?|ad spots?|ads?|product placements?|placements?|promo|paid partnership|(?:is |are )?paying (?:me|us|for)|pays? (?:me|us|for)|paid (?:me|us)|partner(?:ship|ed|ing)?|brought to you by|shout ?outs?|advertis\\w+|brand|deal with|(?:wants|want) to (?:sponsor|work with|pay)|collab\\w*|reached out|brand collab|backing|endors\\w+",
  integrationFiller:
    "where|how|when|which|what|could|can|would|should|do|does|might|may|i|we|them|it|they|fit|fits|mention|place|plug|integrate|promote|put|slot|insert|work|works|talk|about|bring|up|feature|go|weave|drop|best|naturally|natural|nicely|spot|spots|place|places|moment|moments|point|part|got|get|have|sponsored|sponsor|sponsors|sponsorship|by|is|my|the|a|an|for|of|in|into|with|brand|deal|integration|integrations|ad|ads|read|suggest|suggestions|give|me|find|ideas|show|think|paying|pays|paid|us|appear|come|pop|best|good|placement|placements|some|sponsoring|to|this|from|our|their|new|today's|please|squeeze|sneak|promo|advertise|shout|out|segment|segments|wants|want|deal|i've|i'm|a|reached|out|where's|any|natural|slot|my|collab|collabing|backing|this|it|just|on|they'd|like",
  performed:
    "beat (?:its|their|the|his|her) (?:usual|normal|average)(?: (?:numbers|views|stats|scores))?|(?:way |far |much |a lot |loads |many |tons )*(?:more|better|higher|bigger) (?:views|clicks|numbers|than (?:usual|normal|average|they (?:normally|usually) do|normally))(?: than (?:usual|normal|average|normally|they (?:normally|usually)(?: \\S+)?|the rest|expected))?|going (?:nuts|mad|wild|bananas|big|off|ham|bonkers)|went (?:nuts|mad|wild|bananas|big|off|bonkers|through the roof)|slapping|smashing|crushing it|poppin|booming|popping|(?:on fire|hot|huge|massive|big) (?:right now|rn|lately|atm|these days)|(?:what(?:'s| is|s)|whats|which|stuff|videos|vids)(?: \\S+){0,3}? (?:hot|big|popular|working|winning|doing well|doing numbers|hitting|performing|getting (?:views|clicks|traction))|getting (?:tons|loads|lots|a ton|crazy|insane)? ?(?:of )?(?:views|clicks|traction)|does well|do well|do numbers|did numbers|pulled (?:crazy|insane|huge|big) (?:views|numbers)|above (?:their|its|the|the channel) (?:usual|average|normal)|punch(?:ed|ing)? above (?:their|its) weight|surprise hits?|success(?:es|ful)|what works|works (?:well )?(?:for|in|on|with)|working (?:for|in|on)|beating expectations|beat expectations|unusually (?:well|high|many views)|skyrocket\\w*|outliers?|outlying|breakout\\w*|break out|broke out|over ?perform\\w*|viral|blew up|blown up|blowing up|blow up|went off|popping off|popped off|trending|top performing|best performing|high performing|(?:perform|perfom)\\w* (?:well|best|better)|did (?:really |very |so )?(?:well|best|better|great|numbers)|doing (?:really |very )?(?:well|best|numbers|great)|does (?:well|best)|works? best|working (?:well|best|right now)|worked (?:well|best)|hits|smash hits?|banger\\w*|most successful|exploded|took off|taking off|crushed it|crushing it|punching above|beat (?:the |their )?(?:average|channel)|above average|better than usual|top videos|best videos|outperform\\w*|killing it|smashing it|smashed it|popping|pop off|hot (?:right now|at the moment)|big right now|doing (?:numbers|crazy|insane)|went crazy|going crazy|got (?:tons|loads|lots) of views|huge right now|winning|beating (?:their|the) average|well above (?:their|the) average",
  followed:
    "(?:creators?|channels?|people|youtubers?|those|ones|accounts|everyone|anyone|who|that|whom)(?: \\S+){0,2} (?:i|we)(?:'m| am|'re| are)? (?:follow|following|subscribed to|subscribe to|sub to)|(?:i|we)(?:'m| am)? follow(?:ing)?|(?:my )?followed (?:creators?|channels?)|my (?:favou?rite )?(?:creators|channels|subscriptions|follows)|(?:creators?|channels?) in my list",
  channel: "(?:from |by |on |of |in )?(?:the )?(?:youtube )?channel(?: called| named| of)?",
  channelFrom: "from|by",
  newest:
    "newest|latest|most recent|recent first|newest first|sorted? by (?:date|newest|upload)|freshest|by date|by upload date",
  byViews:
    "(?:sorted? |ordered |ranked )?by (?:most )?views?(?: count)?|most[ -]viewed|most views|most watched|highest views?|with the most views|sort(?:ed)? (?:on|for) views",
  period: "last|past|previous|this|current|these|newer than|younger than|within|since|recent|not older than|under",
  recently:
    "right now|rn|at the moment|atm|currently|this very moment|as of late|of late|in recent weeks|at present|recently|lately|these days|recent|nowadays",
  atLeast:
    "at least|min(?:imum)?|minimum of|over|above|more than|greater than|higher than|from|bigger than|upwards of|beyond|exceeding|with|≥|>|> =|an?|starting at|no less than",
  indexWord: "index|outlier score|score|multiplier|outlier factor|factor|performance|ratio",
  times: "x|times|fold",
  shortVideos: "(?:youtube |yt )?shorts|short ?form|short videos?|vertical videos?",
  outlierFiller:
    "clue|idea|beat|its|their|numbers|usual|usually|normal|normally|way|got|gets|views|than|average|things|thing|clips?|uploads|know|tell|whats|wots|rn|trend|nuts|mad|kinda|kind|really|actually|working|works?|hot|big|days|whatever|nowadays|sector|being|becoming|makes|making|done|whole|themed|out|here|outliers?|videos?|vids?|find|search|show|me|for|which|what|list|get|any|are|there|is|that|who|went|gone|going|go|viral|blew|up|results?|hits?|other|others|channels?|creators?|people|from|in|of|the|a|an|about|on|with|by|and|to|some|my|niche|space|category|only|just|i|can|you|could|give|want|need|see|look|looking|anything|something|please|sorted|sort|do|did|does|doing|have|has|had|at|over|around|regarding|topic|top|best|most|were|was|biggest|right|now|currently|been|performing|youtube|this|these|all|it|how|so|performed|well|world|area|field|related|overperforming|popular|long|form|within|s|uploaded|posted|published|released|what's|who's|which's|space|scene|lately|recently|anything|out there|other|uploads?|uploaded|overperformed|outperforming|been|since|above|everything|all|first|corner|community|genre|stuff",
  web: "(?:search|look|check|browse|find|research|dig)(?: \\S+){0,3} (?:the )?(?:web|internet|online|net|google)|google|web ?search|on the (?:web|internet|net)|online|look up|search the (?:web|internet|net)|(?:the|from the|do a|run a) (?:web|internet)(?: search)?|bing|fact ?check",
  webFiller:
    "search|look|up|check|browse|find|research|dig|the|web|internet|online|net|google|on|for|about|a|do|run|me|in|out|please|can|you|could|i|need|want|to|know|us|fact|bing|get|info|information|websearch|some|go|what the web says|quickly|just|it|from",
  lengthLimit:
    "(?:(?:and |all |each |that are |which are |keep (?:it|them) |stay |with |make (?:it|them) )?(?:under|below|max(?:imum)?(?: of)?|at most|up to|less than|fewer than|no (?:more|longer) than|not more than|within|shorter than|about|around|exactly|over|at least) )?\\d+(?: or (?:less|fewer))? (?:characters?|chars?|letters?|words?)(?: long| or less| or fewer| max(?:imum)?| each| tops| at most)?",
  manner:
    "(?:in|with) (?:a |an |the )?(?:\\S+ )?(?:tone|style|voice|mood|vibe|first person|third person|caps|lower ?case|all caps)|in (?:the )?(?:first|third) person|as (?:a )?questions?|with (?:a )?(?:numbers?|questions?|emojis?)(?: in (?:it|them|each))?|without (?:clickbait|numbers|emojis?|questions?)|no (?:clickbait|emojis?|numbers|questions?)|not too clickbaity|for (?:kids|beginners) only",
  tones:
    "funny|hilarious|serious|dramatic|calm|short|shorter|long|longer|catchy|clickbaity|clickbait|dark|darker|emotional|honest|simple|punchy|bold|mysterious|scary|weird|unusual|creative|original|fresh|crazy|wild|provocative|intriguing|clever|witty|playful|educational|inspiring|positive|negative|realistic|minimalist|colou?rful|bright|funnier|strong|stronger|better|best|engaging|viral|sarcastic|ironic|wholesome|epic|cinematic|unexpected|curious|controversial",
  pieces:
    "results?|of them|would do|will do|is enough|are enough|is fine|max|only|pieces|ones|of those|please|each|of each|should do|in total|at most|tops|videos|options|options|ideas|suggestions|versions|or so|tops",
  finalVerbs: "",
  translate: "translate|translation",
  inLanguage: "in|into|to",
  greeting:
    "hi|hello|hey|yo|good (?:morning|evening|afternoon)|thanks|thank you|thx|cheers|cool|nice|great|perfect|awesome|ok|okay|got it",
  help: "what can you do|what do you do|how (?:do|does) (?:you|this) work|help(?: me)?|who are you|what are you|how can you help|commands",
  myChannel: "my channel|our channel|my next video|our next video|my new video|my videos|this channel|the channel",
  writing:
    "poems?|essays?|blog posts?|e ?mails?|tweets?|letters?|stories|story|songs?|lyrics|captions?|comments?|code|articles?|jokes?",
  projectFiller:
    "somewhere|save|save|started|start|stored|stuff|things|what's|everything|that's|thats|so|far|anywhere|work|working|ever|before|made|make|create|created|begin|begun|ideas?|titles?|notes?|shelf|remember|hadn't|didn't|don't|haven't|wasn't|n't|whatever|happened|pls|plz|lying|around|do|i|we|already|have|any|a|an|my|the|our|find|show|me|which|what|list|all|of|are|is|in|that|about|on|for|with|there|projects?|video|videos|got|search|open|look|up|still|currently|right|now|was|were|did|called|named|where|one|ones|ours|how|many|status|to|get|see|please|can|you|could|and|from|something|anything|yet|been|has|mine|moment|pull|those|these|mention|mentions|mentioning|contain|contains|at|stage|state|it|s|existing|recent|latest|leave|left|put|about|go|gone|bring|us|i'd|where's|wheres|did|thing|pull up|again|hiding|show me|opened|keep|kept|saved",
};
