export const SILENT_H =
  /^(h[aio]bit|heure|histoire|homme|huile|huître|hôtel|hôpital|hiver|herbe|horloge|humour|humeur|héritage|hésit|harmoni|honn|honor|humid|hébreu|horizon|hypno)/i;
