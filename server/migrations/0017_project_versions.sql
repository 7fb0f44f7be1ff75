-- What a project shows lies partly in its options, tags and notes. Whatever changes them changes the project's row too, so that
-- the row's own version tells whether anything shown has changed. Most writes do so themselves; this is for those that don't.
create function project_changed() returns trigger language plpgsql as $$
begin
  update video_projects set id = id
  where id = case tg_op when 'DELETE' then old.project_id else new.project_id end
    and xmin <> pg_current_xact_id()::xid;
  return null;
end $$;
--> statement-breakpoint
create trigger project_options_changed after insert or update or delete on project_options
  for each row execute function project_changed();
--> statement-breakpoint
create trigger project_tags_changed after insert or update or delete on project_tags
  for each row execute function project_changed();
--> statement-breakpoint
create trigger project_notes_changed after insert or update or delete on project_notes
  for each row execute function project_changed();
