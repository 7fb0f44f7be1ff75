export const ADJECTIVE = /^\p{Ll}{2,}(?:e|en|er|es|em|ste[nrs]?)$/u;

export const ORDINAL = /^(?:erst|zweit|dritt|letzt|nächst)e[nrs]?$/;

/** "züchtet schnecken": no infinitive follows the verb, unlike "lernt tanzen". */
export const OWN_VERB = /^(?!lernt|geht|kommt|bleibt|lässt|wird|möchte)\p{Ll}{2,}(?:e|s|g|k|b|m|h)?t$/u;
