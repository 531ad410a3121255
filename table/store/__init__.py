"""What is stored: a protocol, the changes it writes, the rows it reads; one folder for each store."""
